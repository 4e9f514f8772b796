import { fireEvent, render, screen } from "@testing-library/react";
import { SiteLink } from "./site-link";

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
  render(
    <SiteLink to="#" unavailable="not yet available">
      Careers
    </SiteLink>,
  );
  const link = screen.getByRole("link", { name: "Careers (not yet available)" });
  expect(link).toHaveAttribute("aria-disabled", "true");
});

test("a placeholder leads nowhere: it has no address, and no jump to the top", () => {
  render(<SiteLink to="#">Careers</SiteLink>);
  const link = screen.getByRole("link", { name: /^Careers/ });
  expect(link).not.toHaveAttribute("href");
  fireEvent.click(link);
  expect(window.location.hash).toBe("");
});

test("a link keeps what it is given", () => {
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
});
