import { render } from "@testing-library/react";
import { Icon } from "./icon";

test("draws what the build resolved, hidden from screen readers", () => {
  const { container } = render(<Icon icon={{ body: '<path d="M4 4h16"></path>' }} size={18} />);
  const drawing = container.firstElementChild;
  expect(drawing).toContainHTML('<path d="M4 4h16"></path>');
  expect(drawing).toHaveAttribute("aria-hidden", "true");
  expect(drawing).toHaveAttribute("width", "18");
});

test("draws the lines of an icon as one path, beside its other shapes", () => {
  const { container } = render(
    <Icon
      icon={[
        ["path", { d: "M5 12h14" }],
        ["circle", { r: 2 }],
        ["path", { d: "m12 5 7 7" }],
      ]}
      size={18}
    />,
  );
  expect(container.firstElementChild!.innerHTML).toBe(
    '<circle r="2"></circle><path d="M5 12h14M0 0m12 5 7 7"></path>',
  );
});
