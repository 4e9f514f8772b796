import { render, screen, within } from "@testing-library/react";
import { withSettings } from "../../test/components/site-settings";
import { Footer } from "./footer";

const show = () => render(withSettings(<Footer />));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2031-05-04") });
});

test("it is the page's footer, with the company's blurb and its logo", () => {
  show();
  const footer = screen.getByRole("contentinfo");
  expect(footer).toHaveTextContent("We make things.");
  expect(within(footer).getByRole("link", { name: "Example" })).toHaveAttribute("href", "/");
});

test("the copyright line names this year, not that of the build", () => {
  show();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2031 Example. All rights reserved.");
});
