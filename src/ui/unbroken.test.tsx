import { render, screen } from "@testing-library/react";
import { Unbroken } from "./unbroken";

test("a text is read as it was written", () => {
  const { container } = render(<Unbroken text="We reply within 24–48 business hours, or 4-8 weeks." />);
  expect(container).toHaveTextContent("We reply within 24–48 business hours, or 4-8 weeks.");
});

test("a number range does not break", () => {
  render(<Unbroken text="within 24–48 business hours" />);
  expect(screen.getByText("24–48")).toHaveStyle({ whiteSpace: "nowrap" });
});

test("a text without a range stays plain", () => {
  const { container } = render(<Unbroken text="No range – none at all" />);
  expect(container.innerHTML).toBe("No range – none at all");
});
