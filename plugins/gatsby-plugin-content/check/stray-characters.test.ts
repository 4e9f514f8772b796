import {
  aboutTitle,
  expectProblem,
  problemsOf,
  problemsWith,
  type BrokenCase,
} from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";

const strays: BrokenCase[] = [
  {
    ...aboutTitle("\u00a0\u00a0title: About"),
    caret: "\u00a0\u00a0",
    message: "The spaces at the start of this line are not ordinary ones.",
    hint: /^They come along with pasted text/,
  },
  {
    ...aboutTitle("title: Ab\u200bout"),
    caret: "\u200b",
    message: "An invisible character stands here.",
    hint: /^It came along with pasted text/,
  },
  ...["\u200e", "\u202a", "\u2069", "\u061c", "\u2028", "\u2063", "\ufeff"].map((mark) => ({
    ...aboutTitle(`title: Ab${mark}out`),
    caret: mark,
    message: "An invisible character stands here.",
    hint: /^It came along with pasted text/,
  })),
  ...["</b>", "&amp;", "**"].map((sign) => ({
    ...aboutTitle(`title: Ab${sign}out`),
    caret: sign,
    message: "Visitors will see these signs: a text holds no HTML and no Markdown.",
    hint: "Write the words alone.",
  })),
  {
    ...aboutTitle("title: Ab\u0007out"),
    caret: "\u0007",
    message: "An invisible character stands here.",
    hint: /^It came along with pasted text/,
  },
  {
    ...aboutTitle("title: Caf\ufffd"),
    caret: "\ufffd",
    message: "A character got lost here.",
    hint: /^Save the file as UTF-8/,
  },
  {
    ...aboutTitle("title: “About”"),
    caret: "“About”",
    message: "Visitors will see these quotes: they belong to the text.",
    hint: /^Leave them out/,
  },
];

const SPACE = {
  caret: "\u00a0",
  message: "The space here is not an ordinary one.",
  hint: /^It came along with pasted text/,
};

const spaces: BrokenCase[] = [
  { ...aboutTitle("title:\u00a0About"), ...SPACE },
  { at: "home/faqs.yaml", from: "- key: duration", to: "-\u00a0key: duration", ...SPACE },
  { at: "home/faqs.yaml", from: "- key: duration", to: "- key:\u00a0duration", ...SPACE },
  { at: "home/faqs.yaml", from: "answer: >-", to: "answer: >-\u00a0", ...SPACE },
  { at: "services/ai.yaml", from: "  items:\n    - ", to: "  items:\n    -\u00a0", ...SPACE },
];

test.each(spaces)("a character that only looks like a space, in $at: $to", expectProblem);

test("such a character within a text is allowed", async () => {
  const to = "answer: >-\n    note:\u00a0as before";
  const spoilt = { at: "home/faqs.yaml", from: "answer: >-", to };
  expect(await problemsOf(spoilt)).toEqual([]);
});

test.each(strays)("a character that nobody typed: $message", expectProblem);

test("a merge conflict is reported at its three marks, and nothing else is", async () => {
  const to = "<<<<<<< HEAD\ntitle: About\n=======\ntitle: About us\n>>>>>>> main";
  const problems = await problemsOf(aboutTitle(to));
  expect(problems.map(({ line, message }) => [line, message])).toEqual(
    [2, 4, 6].map((line) => [line, "Two people changed these lines, and nobody has decided yet."]),
  );
});

test("other problems of the file are reported beside an invisible character", async () => {
  const problems = await problemsOf(aboutTitle("titel: Ab\u200bout"));
  expect(problems.map(({ message }) => message)).toEqual([
    'Unknown key "titel".',
    "An invisible character stands here.",
  ]);
});

test.each([
  [
    "a mark of the byte order at the start",
    "\ufeff# The about page: the name and the story.",
    "# The about page: the name and the story.",
  ],
  ["letters of other scripts and emoji", "title: About", "title: عن الشركة 👩‍💻"],
  ["quotes within a text", "title: About", "title: The “why” of it"],
])("%s is not reported", async (_, text, other) => {
  const [from, to] = text.startsWith("\ufeff") ? [other, text] : [text, other];
  expect(await problemsOf({ at: "pages/about.yaml", from, to })).toEqual([]);
});

test("a file in an encoding of two bytes is reported once", async () => {
  const text = Buffer.from(frozenTexts["home/faqs.yaml"] ?? "", "utf16le").toString("utf8");
  const problems = await problemsWith({ "home/faqs.yaml": text });
  expect(problems.map(({ message }) => message)).toEqual(["The file is not saved as UTF-8."]);
});

test("HTML and Markdown in a comment are not reported", async () => {
  const to = "# **Not** <b>shown</b>\ntitle: About & <us>";
  expect(await problemsOf(aboutTitle(to))).toEqual([]);
});
