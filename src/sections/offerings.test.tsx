import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offerings, services, texts } from "../../test/components/home-content";
import { Offerings } from "./offerings";

const card = (title: string) => screen.getByRole("button", { name: new RegExp(`^${title}`) });
const dialog = (name: string) => screen.queryByRole("dialog", { name });
const show = (items = offerings) => render(<Offerings texts={texts} services={services} offerings={items} />);

test("is headed, and leads to all services", () => {
  show();
  expect(screen.getByRole("heading", { level: 2, name: "Our Services" })).toBeVisible();
  expect(screen.getByRole("link", { name: "View All Services" })).toHaveAttribute("href", "/services");
});

test("holds one card for each of the nine offerings", () => {
  show();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(
    offerings.map(({ title }) => title),
  );
});

test("each service has its own branch, in order, with its own cards", () => {
  show([...offerings].reverse());
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "AI",
    "Media",
    "Software",
  ]);
  const branch = screen.getByRole("heading", { level: 3, name: "Media" }).parentElement!;
  expect(
    within(branch)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Streaming Solutions", "Media Management", "Media Production"]);
});

test("the dialog describes the offering and lists its six features", async () => {
  show();
  await userEvent.click(card("NLP Solutions"));
  const opened = dialog("NLP Solutions")!;
  expect(opened).toHaveAccessibleDescription("What NLP Solutions is.");
  expect(within(opened).getByRole("heading", { name: "Key features" })).toBeVisible();
  expect(
    within(opened)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(offerings[2]?.features.map(({ title }) => title));
});
