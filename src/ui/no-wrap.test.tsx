import { render, screen } from "@testing-library/react";
import { NoWrap } from "./no-wrap";

test("a text is read as it was written", () => {
  const { container } = render(<NoWrap text="We reply within 24–48 business hours, or 4-8 weeks." />);
  expect(container).toHaveTextContent("We reply within 24–48 business hours, or 4-8 weeks.");
});

test("a number range does not break", () => {
  render(<NoWrap text="within 24–48 business hours" />);
  expect(screen.getByText("24–48")).toHaveStyle({ whiteSpace: "nowrap" });
});

test.each(["e-mail", "on-demand"])("%s does not break at its hyphen", (word) => {
  render(<NoWrap text={`One ${word} here.`} />);
  expect(screen.getByText(word)).toHaveStyle({ whiteSpace: "nowrap" });
});

test("a text without a range stays plain", () => {
  const { container } = render(<NoWrap text="No range – none at all" />);
  expect(container.innerHTML).toBe("No range – none at all");
});
