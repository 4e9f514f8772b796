import { render, screen, within } from "@testing-library/react";
import { withSettings } from "../../test/components/site-settings";
import { LegalText, Updated } from "./legal-text";

const section = { list: null, facts: null, after: null };
const text = {
  contents: "On this page",
  sections: [
    {
      ...section,
      anchor: "storage",
      heading: "Where it is kept",
      paragraphs: ["In two places.", "We reply within 24–48 hours."],
      facts: [
        { term: "Your browser", text: "Until you close the tab." },
        { term: "Our server", text: "Until it has been sent." },
      ],
    },
    {
      ...section,
      anchor: "rights",
      heading: "Your rights",
      paragraphs: ["It is your data."],
      list: ["See it", "Have it deleted"],
      after: ["A person answers."],
    },
  ],
  contact: { heading: "Ask us", text: "One message is enough." },
};

beforeEach(() => {
  render(withSettings(<LegalText text={text} />));
});

test("links at the top lead to the sections by their anchors", () => {
  const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Where it is kept", "#storage"],
    ["Your rights", "#rights"],
  ]);
  for (const link of links) {
    const target = document.querySelector<HTMLElement>(link.getAttribute("href")!)!;
    expect(within(target).getByRole("heading", { level: 2, name: link.textContent })).toBeVisible();
  }
});

test("the day of the last change can be read by people and by machines", () => {
  render(withSettings(<Updated label="Last updated" date="2031-05-04" />));
  expect(screen.getByText("4 May 2031")).toHaveAttribute("datetime", "2031-05-04");
});

test("a section shows its paragraphs, its facts or list, and what follows", () => {
  expect(screen.getByText("In two places.")).toBeVisible();
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Your browser",
    "Our server",
  ]);
  const rights = document.getElementById("rights")!;
  const items = within(rights).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["See it", "Have it deleted"]);
  expect(within(rights).getByText("A person answers.")).toBeVisible();
});

test("the end says whom to ask", () => {
  expect(screen.getByRole("heading", { level: 2, name: "Ask us" })).toBeVisible();
  expect(screen.getByRole("link", { name: "hello@example.com" })).toHaveAttribute(
    "href",
    "mailto:hello@example.com",
  );
});
