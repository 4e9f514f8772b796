import { pagesOf } from "./content-pages";
import { languagesOf } from "../editions/languages";
import { pathCollisions } from "./path-collisions";
import type { Collection, Values } from "../collection";

const page = { noun: "note", key: "slug", template: "note", context: ["slug"] };
const registry: Collection[] = [
  { files: "pages/about.yaml", schema: "about-page", page: { path: "/about" } },
  { files: "notes/*.yaml", schema: "note", page: { ...page, path: (slug) => `/${slug}` } },
  { files: "tales.yaml", schema: "tales", page: { ...page, noun: "tale", path: (slug) => `/${slug}` } },
];

const languages = languagesOf({
  languages: [
    { code: "en", name: "English" },
    { code: "ar", name: "العربية" },
  ],
});

const pages = (held: Record<string, Values[]>) =>
  pagesOf(({ schema }) => (held[schema] ?? []).map((values) => ({ values })), registry);

test.each([
  [
    "of two collections",
    { note: [{ slug: "ai" }], tales: [{ slug: "ai" }] },
    'The tale "ai" would stand at /ai, where the note "ai" stands already.',
  ],
  ["of one collection", { note: [{ slug: "ai" }, { slug: "ai" }] }, 'Two notes share the slug "ai".'],
  [
    "and a single file's page",
    { "about-page": [{}], note: [{ slug: "about" }] },
    'The note "about" would stand at /about, where the page of content/pages/about.yaml stands already.',
  ],
])("entries %s at one path collide", (_, held, message) => {
  const [other, late] = pages(held);
  expect(pathCollisions(pages(held as Record<string, Values[]>), languages)).toEqual([
    { page: late, other, message },
  ]);
});

test("a page cannot stand at an address that the site itself needs", () => {
  expect(pathCollisions(pages({ note: [{ slug: "admin" }] }), languages)).toMatchObject([
    { message: 'The note "admin" would stand at /admin, an address that the site itself needs.' },
  ]);
});

test("a page cannot stand at the path of a language, whose home page is there", () => {
  expect(pathCollisions(pages({ note: [{ slug: "ar" }, { slug: "arid" }] }), languages)).toMatchObject([
    { message: 'The note "ar" would stand at /ar, among the pages in العربية.' },
  ]);
  const home = pages({ "about-page": [{ path: "/ar", prefix: "/ar" }] });
  expect(pathCollisions(home, languages)).toEqual([]);
});

test("pages at paths of their own do not collide", () => {
  expect(pathCollisions(pages({ note: [{ slug: "ai" }, { slug: "media" }] }), languages)).toEqual([]);
});
