/** @jest-environment node */
import { iconBody, iconFiledUnder, iconNames, isIcon } from "./icons";

test("a lucide icon gives the markup inside its svg element", () => {
  expect(iconBody("check")).toBe('<path d="M20 6 9 17l-5-5" />');
});

test("lucide's former names still work", () => {
  expect(iconBody("building-2")).toContain("<path");
});

test.each(["linkedin", "twitter", "facebook", "instagram"])(
  "our own folder has %s, without comment or svg element",
  (name) => {
    expect(isIcon(name)).toBe(true);
    expect(iconBody(name)).toMatch(/^<(path|rect) /);
    expect(iconBody(name)).not.toMatch(/svg|<!--|\n/);
  },
);

test("an unknown name is an error that names it", () => {
  expect(isIcon("robott")).toBe(false);
  expect(() => iconBody("robott")).toThrow('"robott" is no icon: neither lucide nor content/icons has it.');
});

test("the names of both folders are known", () => {
  expect(iconNames()).toEqual(expect.arrayContaining(["bot", "linkedin"]));
});

test.each([
  ["robott", "bot"],
  ["zzzzzzzzzz", undefined],
])("%s is filed under %s", (word, name) => {
  expect(iconFiledUnder(word)).toBe(name);
});
