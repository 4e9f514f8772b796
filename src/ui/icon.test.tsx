import { render } from "@testing-library/react";
import { Icon } from "./icon";

test("draws what the build resolved, and leaves the saying to the text beside it", () => {
  const { container } = render(<Icon icon={{ body: '<path d="M4 4h16"></path>' }} size={18} />);
  const drawing = container.firstElementChild;
  expect(drawing).toContainHTML('<path d="M4 4h16"></path>');
  expect(drawing).toHaveAttribute("aria-hidden", "true");
  expect(drawing).toHaveAttribute("width", "18");
});
