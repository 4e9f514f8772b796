import type { Collection, Values } from "../collection";
import { collections } from "../registry";
import { pagesOf, parentOf } from "./content-pages";

type Held = Record<string, Values[]>;

/** The pages that entries make, given by the name of their schema. */
const pages = (held: Held) =>
  pagesOf(({ schema }: Collection) => (held[schema] ?? []).map((values) => ({ values })));

test("a single file makes the page that its row names, whatever it holds", () => {
  const about = { title: "About" };
  expect(pages({ "about-page": [about] })).toEqual([
    {
      path: "/about",
      entry: { values: about },
      collection: collections.find(({ schema }) => schema === "about-page"),
      prefix: "",
      context: {},
    },
  ]);
});

test("a service stands at its slug, an offering at its title, each beside the entry that makes it", () => {
  const ai = { slug: "ai" };
  const offering = { title: "AI & Machine Learning", service: "ai", icon: "bot" };
  expect(pages({ offerings: [offering], service: [ai] })).toMatchObject([
    { path: "/services/ai", name: "ai", template: "service", context: {}, entry: { values: ai } },
    {
      path: "/services/ai-&-machine-learning",
      name: "AI & Machine Learning",
      template: "offering",
      context: { service: "ai" },
      entry: { values: offering },
    },
  ]);
});

test("single files come first, then entries by their order", () => {
  const service = [
    { slug: "late", order: 2 },
    { slug: "early", order: 1 },
  ];
  expect(pages({ service, "home-page": [{}] }).map(({ path }) => path)).toEqual([
    "/",
    "/services/early",
    "/services/late",
  ]);
});

test("an entry without a name makes no page", () => {
  expect(pages({ service: [{}, { slug: 7 }] })).toEqual([]);
});

test.each([
  ["the service of an offering", ["/", "/services", "/services/ai"], "/services/ai"],
  ["the nearest page, where that one is missing", ["/", "/services"], "/services"],
  ["the home page, where there is no other", ["/"], "/"],
])("the page above a page is %s", (_, paths, parent) => {
  const [page] = pages({ offerings: [{ title: "Data Analytics", service: "ai" }] });
  expect(parentOf(page!, new Set(paths))).toBe(parent);
});
