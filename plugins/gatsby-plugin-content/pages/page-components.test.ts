import { pagesIn } from "./read-pages";
import { frozenTexts } from "../../../test/content/frozen-site";
import type { Collection } from "../collection";
import { componentOf, missingComponents } from "./page-components";

const nowhere: Collection = {
  files: "pages/nowhere.yaml",
  schema: "nowhere-page",
  page: { path: "/nowhere" },
};
const studies: Collection = { files: "studies/*.yaml", schema: "study" };

test.each([
  ["/", "", "src/pages/index.tsx"],
  ["/nowhere", "", "src/pages/nowhere.tsx"],
  ["/ar", "/ar", "src/pages/index.tsx"],
  ["/ar/nowhere", "/ar", "src/pages/nowhere.tsx"],
])('%s, with "%s" in front, is shown by %s', (path, prefix, file) => {
  expect(componentOf({ path, prefix, collection: nowhere })).toBe(file);
});

test("a component that several pages lack is named once, with the content that needs it", () => {
  const pages = [
    { path: "/nowhere", prefix: "", collection: nowhere },
    { path: "/ar/nowhere", prefix: "/ar", collection: nowhere },
    { path: "/studies/harbour", prefix: "", template: "study", collection: studies },
  ];
  expect(missingComponents(pages)).toEqual([
    expect.stringMatching(/^src\/pages\/nowhere\.tsx does not exist.*content\/pages\/nowhere\.yaml/),
    expect.stringMatching(/^src\/templates\/study\.tsx does not exist.*content\/studies\/\*\.yaml/),
  ]);
});

test("every page of the registry has its component", () => {
  expect(missingComponents(pagesIn(frozenTexts))).toEqual([]);
});
