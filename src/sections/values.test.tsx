import { render, screen } from "@testing-library/react";
import { Values } from "./values";

test("values stand in the order of content, each with what it means", () => {
  const values = ["Innovation", "Integrity"].map((title) => ({ title, text: `${title} means something.` }));
  render(<Values heading="What we hold to" values={values} />);
  expect(screen.getByRole("heading", { level: 2, name: "What we hold to" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Innovation",
    "Integrity",
  ]);
  expect(screen.getByText("Integrity means something.")).toBeVisible();
});
