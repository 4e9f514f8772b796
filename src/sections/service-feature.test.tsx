import { render, screen } from "@testing-library/react";
import { fakeMedia } from "../../test/components/fake-browser";
import { service } from "../../test/components/service-content";
import { ServiceFeature } from "./service-feature";

const show = (changes: Partial<typeof service> = {}) =>
  render(<ServiceFeature service={{ ...service, ...changes }} position={0} last={false} />);

beforeEach(() => {
  fakeMedia();
});

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

test("its picture says what it shows, and waits until it is near", () => {
  show();
  expect(screen.getByRole("img", { name: "A tree of light" })).toHaveAttribute("loading", "lazy");
});

test("its capabilities are headings below its own", () => {
  show();
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Data Analytics",
    "Computer Vision",
  ]);
});
