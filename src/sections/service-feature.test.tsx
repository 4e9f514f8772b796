import { render, screen, within } from "@testing-library/react";
import { service } from "../../test/components/service-content";
import { ServiceFeature } from "./service-feature";

const show = (position = 0) =>
  render(<ServiceFeature service={service} position={position} readMore="More on {title}" />);

test("is the section that an anchor of the overview leads to", () => {
  const { container } = show();
  expect(container.firstElementChild).toHaveAttribute("id", "ai-services");
});

test("says what the service is, and leads to its page", () => {
  show();
  expect(screen.getByRole("heading", { level: 2, name: "AI & Machine Learning" })).toBeVisible();
  expect(screen.getByText("Put your data to work")).toBeVisible();
  expect(screen.getByText("We clean it and model it.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Explore AI Solutions" })).toHaveAttribute("href", "/services/ai");
});

test.each([
  ["does not wait in the first section", 0, "eager"],
  ["waits in a later one until it is near", 1, "lazy"],
])("its picture says what it shows, and %s", (_, position, loading) => {
  show(position);
  expect(screen.getByRole("img", { name: "A tree of light" })).toHaveAttribute("loading", loading);
});

test("a capability is a line, and a link where it has a page", () => {
  show();
  const lines = screen.getAllByRole("listitem").map((item) => item.querySelector(":scope > h3"));
  expect(lines.map((line) => line?.textContent)).toEqual(["Data Analytics", "Computer Vision"]);
  expect(lines.map((line) => line?.querySelector("a")?.getAttribute("href"))).toEqual([
    "/services/data-analytics",
    undefined,
  ]);
});

test("a capability opens its description, with a link to its page", () => {
  show();
  const [first, second] = screen.getAllByRole("group");
  expect(within(first!).getByText("What Data Analytics is.")).toBeInTheDocument();
  expect(within(first!).getByText("More on Data Analytics")).toHaveAttribute(
    "href",
    "/services/data-analytics",
  );
  expect(within(second!).queryByRole("link", { hidden: true })).not.toBeInTheDocument();
});
