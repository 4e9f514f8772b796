import { aboutTitle, expectProblem, problemsOf, type BrokenCase } from "../../../test/content/broken-content";

const names: BrokenCase[] = [
  {
    at: "pages/about.yaml",
    from: "carries water",
    to: "KAREZ carries water",
    caret:
      "A karez KAREZ carries water from its source to the field that needs it, by gravity, without waste. We work the same way.",
    severity: "error",
    message: "The company's name is not written KAREZ.",
    hint: "Write {brand}, which becomes Karez.",
  },
  {
    at: "pages/about.yaml",
    from: "Who is behind {brand}",
    to: "Who is behind Karaz",
    caret:
      "Who is behind Karaz, a small company from Nizwa that surveys wells and writes the software their owners need.",
    severity: "advice",
    message: '"Karaz" looks like the company\'s name.',
    hint: "If it is meant, write {brand}, which becomes Karez.",
  },
  {
    at: "pages/about.yaml",
    from: "Who is behind {brand}",
    to: "Who is behind {Brand}",
    caret:
      "Who is behind {Brand}, a small company from Nizwa that surveys wells and writes the software their owners need.",
    message: "{Brand} stands for nothing.",
    hint: "Write {brand} for the company's name.",
  },
  {
    at: "site.yaml",
    from: "blurb: Wells,",
    to: "blurb: Karez, wells,",
    caret: "Karez, wells, orchards and their software from Nizwa, looked after by the people who dug them.",
    message: "The company's name is spelled out here.",
    hint: "Write {brand} instead of Karez.",
  },
  {
    at: "site.yaml",
    from: "url: https://www.karez.example",
    to: "url: https://www.{brand}.example",
    caret: "https://www.{brand}.example",
    message: "{brand} cannot stand here.",
    hint: /^Write the address/,
  },
];

test.each(names)("the company's name where it should not stand: $message", expectProblem);

test.each([
  ["a word of its own in small letters", "Like a karez in the desert"],
  ["a longer word", "Karezistan"],
  ["another name", "Kabir"],
])("%s is not the company's name", async (_, title) => {
  expect(await problemsOf(aboutTitle(`title: ${title}`))).toEqual([]);
});
