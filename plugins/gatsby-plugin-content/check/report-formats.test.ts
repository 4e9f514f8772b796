import { formatFrom } from "./report-formats";
import type { Problem } from "./problem";

const problem: Problem = {
  file: "content/home/faqs.yaml",
  line: 12,
  column: 3,
  length: 6,
  severity: "error",
  message: 'Unknown key "anwser": 100% wrong.',
  hint: 'Did you mean "answer"?',
  source: "  anwser: Yes.",
};

const said = (format: string, problems: Problem[]) => formatFrom(["--format", format])?.(problems, 17);

test("without a format, people get text", () => {
  expect(formatFrom([])?.([], 17)).toBe("Content: 17 files, nothing to mend.");
  expect(formatFrom([])?.([problem], 17)).toContain("content/home/faqs.yaml:12:3  error  Unknown key");
});

test("programs get JSON, an empty list when nothing is wrong", () => {
  expect(JSON.parse(said("json", [problem]) ?? "")).toEqual([problem]);
  expect(said("json", [])).toBe("[]");
});

test("GitHub gets a remark for each line, with its special characters escaped", () => {
  expect(said("github", [problem, { ...problem, severity: "advice", hint: undefined }])).toBe(
    [
      '::error file=content/home/faqs.yaml,line=12,endLine=12,col=3,endColumn=9,title=Content::Unknown key "anwser": 100%25 wrong.%0ADid you mean "answer"?',
      '::notice file=content/home/faqs.yaml,line=12,endLine=12,col=3,endColumn=9,title=Content::Unknown key "anwser": 100%25 wrong.',
    ].join("\n"),
  );
  expect(said("github", [])).toBe("");
});

test.each([["--format", "xml"], ["--format", "constructor"], ["--verbose"], ["json"]])(
  "arguments that mean nothing give no format: %s",
  (...args) => {
    expect(formatFrom(args)).toBeUndefined();
  },
);
