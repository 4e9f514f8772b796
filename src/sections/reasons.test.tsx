import { render, screen } from "@testing-library/react";
import { Reasons } from "./reasons";

const titles = ["Industry Expertise", "Innovative Solutions", "Timely Delivery"];
const reasons = titles.map((title) => ({
  title,
  text: `${title}, in short.`,
  check: "See for yourself.",
  link: null,
}));
const texts = { reasons: { heading: "Why Choose Us", intro: "Three reasons." } };

test("reasons stand in the order of content, in an ordered list: each with what we do and how to check it", () => {
  render(<Reasons texts={texts} reasons={reasons} />);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByRole("heading", { level: 2, name: "Why Choose Us" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
    titles.map((title) => `${title}${title}, in short. See for yourself.`),
  );
});

test("a reason leads to where a client can see it, where there is something to see", () => {
  const link = { label: "See a digger's notes", to: "/services/ai#specimen" };
  render(<Reasons texts={texts} reasons={[{ ...reasons[0]!, link }, ...reasons.slice(1)]} />);
  expect(screen.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
});
