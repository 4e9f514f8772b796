import { frozenTexts } from "../../../test/content/frozen-site";
import { parseContent } from "../check/content-file";
import { fieldProblems } from "./field-problems";

const YAML = frozenTexts["enquiry/form.yaml"]!;

const problemsIn = (yaml: string) => {
  const file = parseContent("enquiry/form.yaml", yaml);
  return fieldProblems([{ file, schema: "enquiry-form" }]).map(({ source, message }) => [
    source.trim(),
    message,
  ]);
};

test("words for every field, with a message for each mistake and a label for each choice, are right", () => {
  expect(problemsIn(YAML)).toEqual([]);
});

test.each<[what: string, from: string, to: string, line: string, message: string]>([
  [
    "a field without words",
    "  - name: company\n    label: Company\n    messages:\n      invalid: Company must be text\n      tooLong: Company is too long\n",
    "",
    "inputs:",
    'The field "company" has no words.',
  ],
  [
    "words without a field",
    "inputs:\n",
    "inputs:\n  - name: fax\n    label: Fax\n",
    "- name: fax",
    'The enquiry has no field "fax".',
  ],
  [
    "a mistake without a message",
    "      tooLong: Name is too long\n",
    "",
    "messages:",
    '"tooLong" is missing for the field "name".',
  ],
  [
    "no messages at all",
    "    messages:\n      invalid: Invalid email address\n",
    "",
    "- name: email",
    '"invalid" is missing for the field "email".',
  ],
  [
    "a choice without a label",
    "        - value: media\n          label: Media Services\n",
    "",
    "options:",
    'The choice "media" is missing.',
  ],
  [
    "a label without a choice",
    "        - value: ai\n",
    "        - value: robots\n          label: Robots\n        - value: ai\n",
    "- value: robots",
    'There is no choice "robots".',
  ],
  [
    "no choices at all",
    / {4}choice:[\s\S]*?(?=\n {2}- name|\n\w)/.exec(YAML)![0],
    "",
    "- name: service",
    '"choice" is missing for a field with choices.',
  ],
])("%s is reported at its line", (_what, from, to, line, message) => {
  expect(YAML).toContain(from);
  expect(problemsIn(YAML.replace(from, to))).toContainEqual([line, message]);
});

test.each([
  "",
  "inputs: 7",
  "inputs: [7, {name: 7}, null]",
  "inputs: [{name: service, choice: {options: [7]}}]",
])("in %j nothing is taken for granted: the schema says what is wrong with it", (yaml) => {
  expect(() => problemsIn(yaml)).not.toThrow();
});
