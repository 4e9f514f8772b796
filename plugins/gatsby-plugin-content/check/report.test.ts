import type { Problem } from "./problem";
import { isError, report } from "./report";

const error: Problem = {
  file: "content/home/faqs.yaml",
  line: 12,
  column: 3,
  length: 6,
  severity: "error",
  message: 'Unknown key "anwser".',
  hint: 'Did you mean "answer"?',
  source: "  anwser: Yes.",
};

test("a problem is reported with its place, its words, the line with a caret and how to mend it", () => {
  expect(report([error])).toBe(`content/home/faqs.yaml:12:3  error  Unknown key "anwser".
  12 |   anwser: Yes.
     |   ^^^^^^
       Did you mean "answer"?

Content: 1 error, 0 pieces of advice.`);
});

test("a problem of a whole file has no line to show", () => {
  const { hint: _, ...missing } = {
    ...error,
    source: "",
    line: 1,
    column: 1,
    message: "This file is missing.",
  };
  expect(report([missing])).toMatch(
    /^content\/home\/faqs\.yaml:1:1 {2}error {2}This file is missing\.\n\nContent/,
  );
});

test("a tab before the caret stays a tab, so that both lines match", () => {
  expect(report([{ ...error, source: "\tanwser: Yes.", column: 2 }])).toContain("\n     | \t^^^^^^");
});

test("the sum counts errors and advice", () => {
  const advice: Problem = { ...error, severity: "advice" };
  expect(report([error, error, advice])).toMatch(/Content: 2 errors, 1 piece of advice\.$/);
  expect([error, advice].map(isError)).toEqual([true, false]);
});
