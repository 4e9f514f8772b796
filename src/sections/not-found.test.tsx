import { render, screen } from "@testing-library/react";
import { NotFound } from "./not-found";

const page = {
  heading: "Page Not Found",
  text: "It may have been removed, renamed or be unavailable.",
  home: "Back to Home",
  back: "Go Back",
};

beforeEach(() => {
  render(<NotFound page={page} homePath="/" />);
});

test("says what is the matter, with a large 404 that is not read out before the heading", () => {
  expect(screen.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  expect(screen.getByText(page.text)).toBeVisible();
  expect(screen.getByText("404")).toHaveAttribute("aria-hidden", "true");
});
