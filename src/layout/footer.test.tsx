import { render, screen, within } from "@testing-library/react";
import { settings, withSettings } from "../../test/components/site-settings";
import { Footer } from "./footer";

const show = () => render(withSettings(<Footer settings={settings} />));

/** The links of the list that follows a heading: what they say, and where they lead. */
function linksUnder(heading: string) {
  const column = screen.getByRole("heading", { name: heading }).parentElement!;
  return within(column)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2031-05-04") });
});

afterEach(() => {
  jest.useRealTimers();
});

test("it is the page's footer, with the company's blurb and its logo", () => {
  show();
  const footer = screen.getByRole("contentinfo");
  expect(footer).toHaveTextContent("We make things.");
  expect(within(footer).getByRole("link", { name: "Example" })).toHaveAttribute("href", "/");
});

test("the services come from content, followed by what else there is", () => {
  show();
  expect(linksUnder("Services")).toEqual([
    ["AI & Machine Learning", "/services/ai"],
    ["Media Services", "/services/media"],
    ["Custom Solutions", "/contact"],
  ]);
});

test("a page that does not exist yet is announced as such", () => {
  show();
  expect(linksUnder("Company")).toEqual([
    ["About Us", "/about"],
    ["Careers (not yet available)", null],
  ]);
  expect(screen.getByRole("link", { name: "Privacy Policy (not yet available)" })).not.toHaveAttribute(
    "href",
  );
});

test.each(["LinkedIn", "Twitter", "Facebook", "Instagram"])("%s is named and not yet available", (name) => {
  show();
  expect(screen.getByRole("link", { name: `${name} (not yet available)` })).not.toHaveAttribute("href");
});

test("contact details are the city, the address and one number", () => {
  show();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("Abu Dhabi,United Arab Emirates");
  expect(linksUnder("Contact")).toEqual([
    ["hello@example.com", "mailto:hello@example.com"],
    ["+971 2 000 0001", "tel:+97120000001"],
  ]);
});

test("the copyright line names this year, not that of the build", () => {
  show();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2031 Example. All rights reserved.");
});
