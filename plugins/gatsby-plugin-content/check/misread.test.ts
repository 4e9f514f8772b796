import { aboutTitle, expectProblem, problemsOf, type BrokenCase } from "../../../test/content/broken-content";

const signs: BrokenCase[] = [
  {
    ...aboutTitle("title: *About* us"),
    caret: "*About*",
    severity: "error",
    message: "A text that starts with * is not read as a text.",
    hint: /^Put the whole text/,
  },
  {
    ...aboutTitle("title: &more; about us"),
    caret: "about us",
    severity: "error",
    message: "A text that starts with & is not read as a text.",
    hint: /^Put the whole text/,
  },
  {
    ...aboutTitle("title: !important about us"),
    caret: "!important",
    severity: "error",
    message: "A text that starts with ! is not read as a text.",
    hint: /^Put the whole text/,
  },
  {
    ...aboutTitle("title: About #1"),
    caret: "#1",
    severity: "advice",
    message: "What follows a space and # is a comment and is not shown.",
    hint: /^Put the whole text/,
  },
];

test.each(signs)("$to: $severity, $message", expectProblem);

test("a comment with a space after its # is not reported", async () => {
  expect(await problemsOf(aboutTitle("title: About # the tab"))).toEqual([]);
});

test.each([
  ["after a text", "title: About\n#heading: Old"],
  ["after a text over several lines", "title: >-\n  About\n  #us"],
])("a line that is commented out %s is not reported", async (_, to) => {
  expect(await problemsOf(aboutTitle(to))).toEqual([]);
});

test("a text below >- may have lines that start with a dash", async () => {
  expect(await problemsOf(aboutTitle("title: >-\n  About us\n  - Speed: fast"))).toEqual([]);
});
