import { expectProblem, type BrokenCase } from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";
import { readSchemas, schemaNamed } from "../schema/schema-files";
import { parseContent } from "./content-file";
import { pluralProblems } from "./plural-problems";

const at = "enquiry/answers.yaml";
const one = /^ {2}one: .*\n/m.exec(frozenTexts[at] ?? "")?.[0] ?? "";

const cases: BrokenCase[] = [
  {
    at,
    from: one,
    to: "",
    caret: "tooMany",
    message: '"one" is missing in English in "tooMany".',
    hint: "Write the sentence for 1.",
  },
  {
    at,
    from: one,
    to: `${one}  few: Please wait.\n`,
    caret: "few",
    message: 'English has no form "few" for numbers.',
    hint: "Forms are one, other.",
  },
  {
    at,
    from: "  one: ",
    to: "  onne: ",
    caret: "onne",
    message: 'Unknown key "onne".',
    hint: 'Did you mean "one"?',
  },
];

test.each(cases)("a sentence about a number has the forms of its language: $message", expectProblem);

const schemas = readSchemas();

test.each([
  ["fr", ["one", "other"], []],
  ["cs", ["one", "other"], ['"few" is missing in cs in "tooMany".']],
  ["ja", ["other"], []],
])("in %s, %j lack what is said of a whole number up to 100: %j", (code, forms, messages) => {
  const text = ["tooMany:", ...forms.map((form) => `  ${form}: Please wait.`)].join("\n");
  const language = { code, name: code, direction: "ltr", prefix: "" } as const;
  const found = pluralProblems(
    schemas,
    schemaNamed(schemas, "enquiry-answers"),
    parseContent(at, text),
    language,
  );
  expect(found.map(({ message }) => message)).toEqual(messages);
});
