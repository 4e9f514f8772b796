import { both, relevant } from "../../../test/content/arabic-edition";
import { parseContent } from "../check/content-file";
import { readSchemas } from "../schema/schema-files";
import { editionsOf, sortedFiles } from "./editions";
import { accepted } from "./record";
import { translationProblems } from "./translation-problems";

const schemas = readSchemas();

test("a sentence that has changed is quoted in one line, with what to do when its translation is right", () => {
  const files = Object.entries(both).map(([path, text]) => parseContent(path, text));
  const sorted = sortedFiles(files);
  const [, edition] = editionsOf(schemas, sorted);
  const record = accepted({}, [edition!]);
  record.ar!["home/faqs.yaml"]!["duration.question"] = "another";
  const problems = translationProblems(
    schemas,
    sorted,
    () => true,
    () => false,
    record,
  );
  expect(relevant(problems).map(({ file, hint }) => [file, hint])).toEqual([
    [
      "content/ar/home/faqs.yaml",
      'It reads now: "How long does a project take?". When the translation is right: npm run translations -- accept ar/home/faqs.yaml',
    ],
  ]);
});

test("a damaged record is an error with the way to a new one, and says nothing of translations", () => {
  const sorted = sortedFiles(Object.entries(both).map(([path, text]) => parseContent(path, text)));
  const problems = translationProblems(
    schemas,
    sorted,
    () => true,
    () => false,
    undefined,
  );
  expect(relevant(problems)).toEqual([
    expect.objectContaining({
      file: "content/translations.json",
      severity: "error",
      hint: expect.stringMatching(/npm run translations -- accept$/) as unknown,
    }),
  ]);
});
