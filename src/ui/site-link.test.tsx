import { fireEvent, render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { withSettings } from "../../test/components/site-settings";
import { fetchAhead } from "./fetch-ahead";
import { SiteLink } from "./site-link";

jest.mock("./fetch-ahead", () => ({ fetchAhead: jest.fn() }));

const about = () => {
  render(<SiteLink to="/about">About</SiteLink>);
  return screen.getByRole("link");
};

test.each([
  "/about",
  "/services/ai-&-machine-learning",
  "https://example.com/",
  "mailto:hello@example.com",
  "#main",
])("a link to %s goes there", (to) => {
  render(<SiteLink to={to}>Read more</SiteLink>);
  expect(screen.getByRole("link", { name: "Read more" })).toHaveAttribute("href", to);
});

test("a placeholder is a link that says it is not yet available", () => {
  render(withSettings(<SiteLink to="#">Careers</SiteLink>));
  const link = screen.getByRole("link", { name: "Careers (not yet available)" });
  expect(link).toHaveAttribute("aria-disabled", "true");
});

test("a placeholder leads nowhere: it has no address, and no jump to the top", () => {
  render(withSettings(<SiteLink to="#">Careers</SiteLink>));
  const link = screen.getByRole("link", { name: /^Careers/ });
  expect(link).not.toHaveAttribute("href");
  fireEvent.click(link);
  expect(window.location.hash).toBe("");
});

test("a link keeps what it is given, and does not follow a click that was prevented", () => {
  const onClick = jest.fn();
  render(
    <SiteLink to="/about" aria-current="page" onClick={onClick}>
      About
    </SiteLink>,
  );
  const link = screen.getByRole("link", { current: "page" });
  link.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(navigate).not.toHaveBeenCalled();
});

test("a click changes the page without loading anew", () => {
  expect(fireEvent.click(about())).toBe(false);
  expect(navigate).toHaveBeenCalledWith("/about", { replace: false });
});

test.each(["/", "/خدمات"])(
  "a click on the link of the page that shows adds nothing to go back to: %s",
  (to) => {
    window.history.replaceState(null, "", to);
    render(<SiteLink to={to}>This page</SiteLink>);
    fireEvent.click(screen.getByRole("link"));
    expect(navigate).toHaveBeenCalledWith(to, { replace: true });
    window.history.replaceState(null, "", "/");
  },
);

test("a click on a link to a part of the page that shows is the browser's", () => {
  render(<SiteLink to="/#team">Team</SiteLink>);
  fireEvent.click(screen.getByRole("link"));
  expect(navigate).not.toHaveBeenCalled();
});

test("a click on a link to a part of another page changes the page", () => {
  render(<SiteLink to="/about#team">Team</SiteLink>);
  fireEvent.click(screen.getByRole("link"));
  expect(navigate).toHaveBeenCalledWith("/about#team", { replace: false });
});

test.each([{ button: 1 }, { metaKey: true }, { altKey: true }, { ctrlKey: true }, { shiftKey: true }])(
  "a click with %j is the browser's",
  (how) => {
    const link = about();
    window.addEventListener("click", (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, how);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each(["pointerEnter", "focus"] as const)(
  "%s fetches the page ahead, and nothing does before",
  (event) => {
    const link = about();
    expect(fetchAhead).not.toHaveBeenCalled();
    fireEvent[event](link);
    expect(fetchAhead).toHaveBeenCalledWith("/about");
  },
);

test("the link of the page that shows is marked as such", () => {
  render(
    withSettings(
      <>
        <SiteLink to="/about">About</SiteLink>
        <SiteLink to="/services">Services</SiteLink>
      </>,
      { path: "/services" },
    ),
  );
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Services");
});
