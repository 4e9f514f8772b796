import { render, screen } from "@testing-library/react";
import { NumberedList } from "./numbered-list";

test("numbers its items from one, in the order in which they come", () => {
  render(<NumberedList items={["Audit", "Train", "Deploy"]} />);
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual(["1Audit", "2Train", "3Deploy"]);
});

test("the list says its own numbers, so the drawn ones are not said again", () => {
  render(<NumberedList items={["Audit"]} />);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(screen.getByText("1")).toHaveAttribute("aria-hidden", "true");
});
