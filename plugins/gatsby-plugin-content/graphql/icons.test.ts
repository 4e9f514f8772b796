import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { FROZEN_SITE } from "../../../test/content/frozen-site";
import { iconBody, iconFiledUnder, iconNames, isIcon } from "./icons";

test("a lucide icon gives the markup inside its svg element", () => {
  expect(iconBody("check")).toBe('<path d="M20 6 9 17l-5-5" />');
});

test("lucide's former names still work", () => {
  expect(iconBody("building-2")).toContain("<path");
});

test("an icon of the site's own comes without comment, svg element or line break", () => {
  expect(isIcon("mastodon", FROZEN_SITE)).toBe(true);
  expect(iconBody("mastodon", FROZEN_SITE)).toBe('<path d="M4 6h16v9H4zM0 0M8 15v-5l4 3 4-3v5" />');
});

test("the lines of an icon are one path, but for those with attributes of their own", () => {
  const root = newFolder("icons");
  mkdirSync(join(root, "content/icons"), { recursive: true });
  writeFileSync(
    join(root, "content/icons/mark.svg"),
    `<svg viewBox="0 0 24 24"><rect rx="1" /><path d="M1 1h1" /><path d="m2 2v1"/>
       <path d="m3 3 1 1" />
       <path d="M4 4h1" opacity=".5" /><path d="M5 5h1" /><path id="a" d="M6 6h1" /></svg>`,
  );
  expect(iconBody("mark", root)).toBe(
    '<rect rx="1" /><path d="M1 1h1M0 0m2 2v1M0 0m3 3 1 1" />' +
      '<path d="M4 4h1" opacity=".5" /><path d="M5 5h1" /><path id="a" d="M6 6h1" />',
  );
});

test("an icon that points sideways, or holds lines of text, is one that the other direction mirrors", () => {
  expect(iconBody("message-square-text")).toMatch(/^<g data-arrow="icon">.*<\/g>$/);
  expect(iconBody("arrow-right")).toContain("data-arrow");
  expect(iconBody("chart-line")).not.toContain("data-arrow");
});

test("paths that enclose a filled area stay apart, since one path of both could have a hole", () => {
  const root = newFolder("icons");
  mkdirSync(join(root, "content/icons"), { recursive: true });
  const body = '<g fill="currentColor"><path d="M4 4h8v8H4z" /><path d="M6 6v8h8V6z" /></g>';
  writeFileSync(join(root, "content/icons/mark.svg"), `<svg viewBox="0 0 24 24">${body}</svg>`);
  expect(iconBody("mark", root)).toBe(body);
});

test.each([
  'fill="#1DA1F2"',
  "fill='black'",
  'style="stroke: none; fill: red"',
  'style="fill:#000"',
  "fill = '#fff'",
  "/><style>.a{fill:#595aff}</style><path",
])("an icon with %s is no drawing of strokes", (filled) => {
  const root = newFolder("icons");
  mkdirSync(join(root, "content/icons"), { recursive: true });
  writeFileSync(
    join(root, "content/icons/mark.svg"),
    `<svg viewBox="0 0 24 24" fill="none"><path ${filled} d="M4 6h16" /></svg>`,
  );
  expect(() => iconBody("mark", root)).toThrow(/mark\.svg has to be drawn with strokes/);
});

test("what an icon does not draw may have any fill", () => {
  const root = newFolder("icons");
  mkdirSync(join(root, "content/icons"), { recursive: true });
  const svg =
    '<svg viewBox="0 0 24 24"><clipPath id="a"><path fill="#fff" /></clipPath><path d="M4 6h16" /></svg>';
  writeFileSync(join(root, "content/icons/mark.svg"), svg);
  expect(iconBody("mark", root)).toContain("M4 6h16");
});

test("every icon of lucide and of this site is a drawing of strokes", () => {
  expect(() => iconNames().map((name) => iconBody(name))).not.toThrow();
});

test("an unknown name is an error that names it", () => {
  expect(isIcon("robott")).toBe(false);
  expect(() => iconBody("robott")).toThrow('"robott" is no icon: neither lucide nor content/icons has it.');
});

test("the names of both folders are known", () => {
  expect(iconNames(FROZEN_SITE)).toEqual(expect.arrayContaining(["bot", "mastodon"]));
});

test.each([
  ["robott", "bot"],
  ["zzzzzzzzzz", undefined],
])("%s is filed under %s", (word, name) => {
  expect(iconFiledUnder(word)).toBe(name);
});
