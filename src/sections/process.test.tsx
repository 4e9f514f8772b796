import { render, screen, within } from "@testing-library/react";
import { process } from "../../test/components/process-content";
import { Process } from "./process";

beforeEach(() => {
  render(<Process process={process} />);
});

test("each step says what a client brings, what we do and what a client holds then", () => {
  const [first] = screen.getAllByRole("listitem");
  expect(within(first!).getByRole("heading", { level: 3, name: "Shout" })).toBeVisible();
  expect(
    within(first!)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["You bring", "We do", "You hold"]);
  expect(
    within(first!)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["A voice.", "Listen.", "An echo."]);
});

test("the steps are in order, and lead to a button", () => {
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "From shout to bucket",
    "Shout",
    "Draw",
  ]);
  expect(screen.getByRole("link", { name: "Shout now" })).toHaveAttribute("href", "/contact");
  expect(screen.getByText("Any hour will do.")).toBeVisible();
});
