/** @jest-environment node */
import { expected, problemsOf, told, type BrokenCase } from "./broken-content";

const names: BrokenCase[] = [
  {
    at: "pages/about.yaml",
    from: "carries water",
    to: "FALAJ carries water",
    caret:
      "A falaj FALAJ carries water from its source to the field that needs it, by gravity, without waste. We treat technology the same way.",
    message: "The company's name is not written FALAJ.",
    hint: "Write {brand}, which becomes Falaj.",
  },
  {
    at: "pages/about.yaml",
    from: "Who is behind {brand}",
    to: "Who is behind Falag",
    caret:
      "Who is behind Falag, a consultancy founded in Abu Dhabi in 2025 by a trio of experts in artificial intelligence, media and software.",
    message: '"Falag" looks like the company\'s name.',
    hint: "If it is meant, write {brand}, which becomes Falaj.",
  },
  {
    at: "pages/about.yaml",
    from: "Who is behind {brand}",
    to: "Who is behind {Brand}",
    caret:
      "Who is behind {Brand}, a consultancy founded in Abu Dhabi in 2025 by a trio of experts in artificial intelligence, media and software.",
    message: "{Brand} stands for nothing.",
    hint: "Write {brand} for the company's name.",
  },
  {
    at: "site.yaml",
    from: "blurb: AI,",
    to: "blurb: Falaj, AI,",
    caret:
      "Falaj, AI, media and custom software from Abu Dhabi, carried to the point where your business needs it.",
    message: "The company's name is spelled out here.",
    hint: "Write {brand} instead of Falaj.",
  },
];

test.each(names)("the company's name where it should not stand: $message", async (broken) => {
  expect((await problemsOf(broken)).map(told)).toEqual([expected(broken)]);
});

test.each([
  ["a word of its own in small letters", "Like a falaj in the desert"],
  ["a longer word", "Falajistan"],
  ["another name", "Faraz"],
])("%s is not the company's name", async (_, title) => {
  expect(await problemsOf({ at: "pages/about.yaml", from: "title: About", to: `title: ${title}` })).toEqual(
    [],
  );
});

test("what looks like the name is advice, the name itself an error", async () => {
  const severities = async (title: string) =>
    (await problemsOf({ at: "pages/about.yaml", from: "title: About", to: `title: ${title}` })).map(
      ({ severity }) => severity,
    );
  expect(await severities("About Falag")).toEqual(["advice"]);
  expect(await severities("About FALAJ")).toEqual(["error"]);
});
