/** @jest-environment node */
import { parseContent } from "../check/content-file";
import { fieldProblems } from "./field-problems";

const YAML = `inputs:
  - name: name
    label: Name
    messages:
      required: Name is required
      tooLong: Name is too long
  - name: email
    label: Email
    messages:
      invalid: Invalid email address
  - name: company
    label: Company
    messages:
      invalid: Company must be text
      tooLong: Company is too long
  - name: service
    label: Service
    choice:
      prompt: Select
      none: None
      options:
        - value: ai
          label: AI
        - value: media
          label: Media
        - value: software
          label: Software
        - value: other
          label: Other
  - name: message
    label: Message
    messages:
      required: Message is required
      tooLong: Message is too long
`;

const problemsIn = (yaml: string) => {
  const file = parseContent("enquiry/form.yaml", yaml);
  return fieldProblems([{ file, schema: "enquiry-form" }]).map(({ line, message }) => [line, message]);
};

test("words for every field, with a message for each mistake and a label for each choice, are right", () => {
  expect(problemsIn(YAML)).toEqual([]);
});

test.each<[what: string, from: string, to: string, line: number, message: string]>([
  [
    "a field without words",
    "  - name: company\n    label: Company\n    messages:\n      invalid: Company must be text\n      tooLong: Company is too long\n",
    "",
    1,
    'The field "company" has no words.',
  ],
  [
    "words without a field",
    "inputs:\n",
    "inputs:\n  - name: phone\n    label: Phone\n",
    2,
    'The enquiry has no field "phone".',
  ],
  [
    "a mistake without a message",
    "      tooLong: Name is too long\n",
    "",
    4,
    '"tooLong" is missing for the field "name".',
  ],
  [
    "no messages at all",
    "    messages:\n      invalid: Invalid email address\n",
    "",
    7,
    '"invalid" is missing for the field "email".',
  ],
  [
    "a choice without a label",
    "        - value: media\n          label: Media\n",
    "",
    21,
    'The choice "media" is missing.',
  ],
  [
    "a label without a choice",
    "        - value: ai\n",
    "        - value: robots\n          label: Robots\n        - value: ai\n",
    22,
    'There is no choice "robots".',
  ],
  [
    "no choices at all",
    "    choice:\n      prompt: Select\n      none: None\n      options:\n        - value: ai\n          label: AI\n        - value: media\n          label: Media\n        - value: software\n          label: Software\n        - value: other\n          label: Other\n",
    "",
    16,
    '"choice" is missing for a field with choices.',
  ],
])("%s is told at its line", (_what, from, to, line, message) => {
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
