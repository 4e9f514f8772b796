import type { Problem } from "./problem";
import { isError, report, shortReport } from "./report";

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

test("a build shows its errors first, and says how much advice it leaves out", () => {
  const advice = Array.from({ length: 12 }, (_, index): Problem => ({
    ...error,
    line: index + 1,
    severity: "advice",
  }));
  const said = shortReport([...advice, error]).split("\n\n");
  expect(said[0]).toBe(report([error]).split("\n\n")[0]);
  expect(said.slice(1)).toEqual([
    ...report(advice).split("\n\n").slice(0, 10),
    "2 more pieces of advice: npm run check:content shows all.",
    "Content: 1 error, 12 pieces of advice.",
  ]);
});

test("a build leaves out nothing of little advice", () => {
  const advice = Array.from({ length: 10 }, (): Problem => ({ ...error, severity: "advice" }));
  expect(shortReport(advice)).toBe(report(advice));
});
