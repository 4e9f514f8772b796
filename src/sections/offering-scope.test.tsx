import { render, screen } from "@testing-library/react";
import { fakeMedia } from "../../test/components/fake-browser";
import { service } from "../../test/components/service-content";
import { OfferingScope } from "./offering-scope";

const texts = {
  featuresHeading: "Key features",
  siblingsHeading: "Also in {service}",
  allLabel: "All of {service}",
};
const siblings = [{ title: "Data Analytics" }, { title: "NLP Solutions" }];

beforeEach(() => {
  fakeMedia();
  render(
    <OfferingScope texts={texts} offering={{ features: ["Audit", "Train"], service }} siblings={siblings} />,
  );
});

test("lists the key features in order", () => {
  expect(screen.getByRole("heading", { level: 2, name: "Key features" })).toBeVisible();
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items.slice(0, 2)).toEqual(["1Audit", "2Train"]);
});

test("names the service it belongs to, and leads to it", () => {
  expect(screen.getByRole("heading", { level: 2, name: "Also in AI" })).toBeVisible();
  const link = screen.getByRole("link", { name: "All of AI & Machine Learning" });
  expect(link).toHaveAttribute("href", "/services/ai");
});

test("leads to the other offerings of that service", () => {
  expect(screen.getByRole("link", { name: "Data Analytics" })).toHaveAttribute(
    "href",
    "/services/data-analytics",
  );
  expect(screen.getByRole("link", { name: "NLP Solutions" })).toHaveAttribute(
    "href",
    "/services/nlp-solutions",
  );
});
