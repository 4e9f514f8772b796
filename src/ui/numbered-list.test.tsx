import { render, screen } from "@testing-library/react";
import { NumberedList } from "./numbered-list";

test("the list says its own numbers, so the drawn ones are not said again", () => {
  render(<NumberedList items={["Audit"]} />);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(screen.getByText("1")).toHaveAttribute("aria-hidden", "true");
});
