import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useFolder } from "../../../test/folders";
import type { ContentFile } from "../check/content-file";
import type { Edition } from "./editions";
import { accepted, readRecord, toReview, writeRecord } from "./record";

const root = useFolder("record");
const file = { path: "ar/home/faqs.yaml", file: "content/ar/home/faqs.yaml" } as ContentFile;
const edition = (original: string): Edition => ({
  language: { code: "ar", name: "العربية", direction: "rtl", prefix: "/ar" },
  files: [],
  faults: [],
  pairs: [{ id: "duration.question", original, translation: "كم يستغرق المشروع؟", path: [], file }],
});
const statesOf = (original: string, record: Parameters<typeof toReview>[1]) =>
  toReview(edition(original), record).map(({ state }) => state);

test("a translation is new until it is accepted, and stale when its sentence changes", () => {
  const record = accepted({}, [edition("How long does it take?")]);
  expect(statesOf("How long does it take?", {})).toEqual(["new"]);
  expect(statesOf("How long does it take?", record)).toEqual([]);
  expect(statesOf(" How  long does\nit take?\n", record)).toEqual([]);
  expect(statesOf("How much does it cost?", record)).toEqual(["stale"]);
});

test("one file can be accepted, and the others stay as they were", () => {
  const record = accepted({}, [edition("Old")]);
  expect(accepted(record, [edition("New")], (path) => path === "ar/about/team.yaml")).toEqual(record);
  expect(
    statesOf(
      "New",
      accepted(record, [edition("New")], (path) => path === file.path),
    ),
  ).toEqual([]);
});

test("what an accepted file no longer holds is removed from the record, and nothing of other files", () => {
  const record = { ar: { "home/faqs.yaml": { "old.question": "1" }, "about/team.yaml": { "old.bio": "2" } } };
  const next = accepted(record, [{ ...edition("New"), pairs: [] }], (path) => path === file.path);
  expect(next).toEqual({ ar: { "about/team.yaml": { "old.bio": "2" } } });
});

test("without a file the record is empty, and with git's conflict marks in the file there is none", () => {
  mkdirSync(join(root(), "content"));
  expect(readRecord(root())).toEqual({});
  writeFileSync(join(root(), "content/translations.json"), "<<<<<<< HEAD\n{}\n");
  expect(readRecord(root())).toBeUndefined();
});

test("the record has the same order on every computer, also where y comes before k", () => {
  const { localeCompare } = String.prototype;
  jest.spyOn(String.prototype, "localeCompare").mockImplementation(function (
    this: string,
    other: string,
    locale: Intl.LocalesArgument = "lt",
  ) {
    return localeCompare.call(this, other, locale);
  });
  mkdirSync(join(root(), "content"));
  writeRecord({ ar: { "site.yaml": { y: "1", k: "2" } } }, root());

  expect(readFileSync(join(root(), "content/translations.json"), "utf8")).toMatch(/"k"[^]*"y"/);
});
