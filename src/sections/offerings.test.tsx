import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeDialogs, fakeMedia } from "../../test/components/fake-browser";
import { offerings, services, texts } from "../../test/components/home-content";
import { Offerings } from "./offerings";

const card = (title: string) => screen.getByRole("button", { name: new RegExp(`^${title}`) });
const dialog = (name: string) => screen.queryByRole("dialog", { name });
const show = (items = offerings) => render(<Offerings texts={texts} services={services} offerings={items} />);

beforeEach(() => {
  fakeDialogs();
  fakeMedia();
});

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

test("a tenth offering has its card without further ado", () => {
  const tenth = { ...offerings[0]!, title: "Robotics", position: 9 };
  show([...offerings, tenth]);
  expect(screen.getAllByRole("button")).toHaveLength(10);
});

test.each(offerings)(
  "the card of $title says what it is and opens the dialog of that name",
  async (offering) => {
    show();
    expect(screen.getByText(offering.description, { ignore: "dialog *" })).toBeVisible();
    await userEvent.click(card(offering.title));
    expect(screen.getAllByRole("dialog")).toEqual([dialog(offering.title)]);
  },
);

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

test.each([
  ["Data Analytics", "/services/data-analytics"],
  ["AI & Machine Learning", "/services/ai-&-machine-learning"],
])("Learn More of %s leads to %s", async (title, path) => {
  show();
  await userEvent.click(card(title));
  const link = within(dialog(title)!).getByRole("link", { name: "Learn More" });
  expect(link).toHaveAttribute("href", path);
});

test.each(["Close", "Close Web Applications"])(
  "the button %s closes the dialog, and focus is back on the card",
  async (name) => {
    show();
    await userEvent.click(card("Web Applications"));
    await userEvent.click(within(dialog("Web Applications")!).getByRole("button", { name }));
    expect(dialog("Web Applications")).not.toBeInTheDocument();
    expect(card("Web Applications")).toHaveFocus();
  },
);

test("a click on the backdrop closes the dialog, one on its content does not", async () => {
  show();
  await userEvent.click(card("Media Production"));
  const opened = dialog("Media Production")!;
  await userEvent.click(within(opened).getByRole("heading", { name: "Key features" }));
  expect(opened).toBeVisible();
  await userEvent.click(opened);
  expect(opened).not.toBeVisible();
});
