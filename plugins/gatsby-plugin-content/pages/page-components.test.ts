import { pagesIn } from "./read-pages";
import { frozenTexts } from "../../../test/content/frozen-site";
import type { Collection } from "../collection";
import { componentOf, missingComponents } from "./page-components";

const jobs: Collection = { files: "pages/jobs.yaml", schema: "jobs-page", page: { path: "/jobs" } };
const studies: Collection = { files: "studies/*.yaml", schema: "study" };

test.each([
  ["/", "", "src/pages/index.tsx"],
  ["/jobs", "", "src/pages/jobs.tsx"],
  ["/ar", "/ar", "src/pages/index.tsx"],
  ["/ar/jobs", "/ar", "src/pages/jobs.tsx"],
])('%s, with "%s" in front, is shown by %s', (path, prefix, file) => {
  expect(componentOf({ path, prefix, collection: jobs })).toBe(file);
});

test("a component that several pages lack is named once, with the content that needs it", () => {
  const pages = [
    { path: "/jobs", prefix: "", collection: jobs },
    { path: "/ar/jobs", prefix: "/ar", collection: jobs },
    { path: "/studies/harbour", prefix: "", template: "study", collection: studies },
  ];
  expect(missingComponents(pages)).toEqual([
    expect.stringMatching(/^src\/pages\/jobs\.tsx does not exist.*content\/pages\/jobs\.yaml/),
    expect.stringMatching(/^src\/templates\/study\.tsx does not exist.*content\/studies\/\*\.yaml/),
  ]);
});

test("every page of the registry has its component", () => {
  expect(missingComponents(pagesIn(frozenTexts))).toEqual([]);
});
