import { render, screen } from "@testing-library/react";
import { MonogramPlate } from "./monogram-plate";

test.each([
  ["Noor Haddad", "NH"],
  ["Ana  Maria Silva", "AMS"],
  ["Sami", "S"],
  ["Sami ", "S"],
  ["Mohammed bin Rashid Al Maktoum", "MM"],
  ["𠮷田 Kenji", "𠮷K"],
  ["E\u0301mile (Sam) Lee", "E\u0301SL"],
  ["\u2066Noor\u2069 Haddad", "NH"],
])("%s has the monogram %s", (name, monogram) => {
  render(<MonogramPlate name={name} position={0} />);
  expect(screen.getByText(monogram)).toBeInTheDocument();
});

test("Arabic initials stand apart, so that they do not read as a word", () => {
  const { container } = render(<MonogramPlate name="ليلى حدّاد" position={0} />);
  expect(container.textContent).toBe("ل\u00a0ح");
});

test("it is decoration: the name stands beside it", () => {
  const { container } = render(<MonogramPlate name="Noor Haddad" position={0} />);
  expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
});

test("neighbours look different, and the looks repeat", () => {
  const grounds = [0, 1, 2, 3, 4].map((position) => {
    const { container } = render(<MonogramPlate name="Noor Haddad" position={position} />);
    return container.firstElementChild?.getAttribute("style");
  });
  expect(new Set(grounds.slice(0, 4)).size).toBe(4);
  expect(grounds[4]).toBe(grounds[0]);
});
