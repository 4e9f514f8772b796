import { isolate, isolateLines, isolateNumber } from "./isolate";

test.each([
  ["Noor", "ltr", "Noor"],
  ["نور", "ltr", "\u2068نور\u2069"],
  ["Noor (נור)", "ltr", "\u2068Noor (נור)\u2069"],
  ["Noor", "rtl", "\u2068Noor\u2069"],
] as const)("%j in a line that runs %s is %j", (text, around, isolated) => {
  expect(isolate(text, around)).toBe(isolated);
});

test("a number runs from left to right in both", () => {
  expect(isolateNumber("+971 2", "ltr")).toBe("+971 2");
  expect(isolateNumber("+971 2", "rtl")).toBe("\u2066+971 2\u2069");
});

test("the lines of a text run each on its own, and are escaped", () => {
  expect(isolateLines("<a>\nب", "ltr").source).toBe('&lt;a&gt;<br>\n<span dir="auto">ب</span>');
  expect(isolateLines("<a>", "rtl").source).toBe('<span dir="auto">&lt;a&gt;</span>');
});
