import { render, screen } from "@testing-library/react";
import { Reasons } from "./reasons";

const titles = ["Industry Expertise", "Innovative Solutions", "Timely Delivery"];
const reasons = titles.map((title) => ({ title, text: `${title}, in short.` }));
const texts = { reasons: { heading: "Why Choose Us", intro: "Three reasons." } };

test("reasons stand in the order of content, numbered from one", () => {
  render(<Reasons texts={texts} reasons={reasons} />);
  expect(screen.getByRole("heading", { level: 2, name: "Why Choose Us" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "1Industry ExpertiseIndustry Expertise, in short.",
    "2Innovative SolutionsInnovative Solutions, in short.",
    "3Timely DeliveryTimely Delivery, in short.",
  ]);
});

test("the list is an ordered one, so its drawn numbers are not said twice", () => {
  render(<Reasons texts={texts} reasons={reasons} />);
  expect(screen.getByRole("list").tagName).toBe("OL");
  expect(screen.getByText("1")).toHaveAttribute("aria-hidden", "true");
});
