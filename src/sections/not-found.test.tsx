import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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

afterEach(() => {
  jest.restoreAllMocks();
});

test("says what is the matter, with a large 404 that is not read out before the heading", () => {
  expect(screen.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  expect(screen.getByText(page.text)).toBeVisible();
  expect(screen.getByText("404")).toHaveAttribute("aria-hidden", "true");
});

test("Back to Home leads home", () => {
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

test("Go Back steps back in the browser's history, once", async () => {
  const back = jest.spyOn(window.history, "back").mockImplementation();
  await userEvent.click(screen.getByRole("button", { name: "Go Back" }));
  expect(back).toHaveBeenCalledTimes(1);
});
