import { render, screen, within } from "@testing-library/react";
import { withSettings } from "../../test/components/site-settings";
import { SiteTree } from "./site-tree";

const pages = [
  { path: "/", title: "Home", parent: null },
  { path: "/services", title: "Services", parent: "/" },
  { path: "/about", title: "About", parent: "/" },
  { path: "/services/ai", title: "AI Solutions", parent: "/services" },
  { path: "/services/data-analytics", title: "Data Analytics", parent: "/services/ai" },
];

/** The titles of the pages right below another one. */
function below(title: string): (string | null)[] {
  const list = screen.getByRole("link", { name: title }).closest("li")!.querySelector("ul");
  return list ? [...list.children].map(({ firstElementChild }) => firstElementChild!.textContent) : [];
}

beforeEach(() => {
  render(withSettings(<SiteTree pages={pages} />));
});

test("every page is there once, as a link", () => {
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links.toSorted()).toEqual(pages.map(({ title, path }) => [title, path]).toSorted());
});

test("a page stands below the one it belongs to", () => {
  expect(below("Services")).toEqual(["AI Solutions"]);
  expect(below("AI Solutions")).toEqual(["Data Analytics"]);
  expect(below("Data Analytics")).toEqual([]);
});

test("the home page stands beside the pages below it", () => {
  const [top] = screen.getAllByRole("list");
  expect(below("Home")).toEqual([]);
  expect(within(top!).getByRole("link", { name: "About" }).closest("li")!.parentElement).toBe(top);
});
