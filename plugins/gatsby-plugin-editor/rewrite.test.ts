import fc from "fast-check";
import { parse } from "yaml";
import { frozenTexts } from "../../test/content/frozen-site";
import "../../test/fixed-seed";
import { readAsGatsby } from "../gatsby-plugin-content/check/gatsby-yaml";
import { rewritten } from "./rewrite";

type Faq = { question: string; answer: string };
type Member = { key: string; name: string; title: string; bio: string; website?: string };

const textOf = (path: string) => frozenTexts[path] ?? "";

/** Lines that are new in the second text, with a plus, and those that are gone, with a minus. */
function changes(before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

test.each(Object.keys(frozenTexts))("%s stays as it is, to the letter, when nothing changes", (path) => {
  expect(rewritten(textOf(path), parse(textOf(path)))).toBe(textOf(path));
});

test("a changed sentence changes the lines it stands on", () => {
  const before = textOf("home/faqs.yaml");
  const faqs = parse(before) as Faq[];
  const answer = faqs[1]!.answer.replace("at the end of each one", "every two weeks");

  expect(changes(before, rewritten(before, faqs.with(1, { ...faqs[1]!, answer })))).toEqual([
    "-    split them into stages and you see working software at the end of each one.",
    "+    split them into stages and you see working software every two weeks.",
  ]);
});

test("a new entry is written as its neighbours are, and nothing else changes", () => {
  const before = textOf("home/faqs.yaml");
  const answer =
    "Yes, when it helps. The first workshop is usually at your office; after that we work where the work is " +
    "and meet every week.";
  const after = rewritten(before, [
    ...(parse(before) as Faq[]),
    { question: "Do you work on site?", answer },
  ]);

  expect(after).toBe(
    `${before}- question: Do you work on site?\n  answer: >-\n` +
      "    Yes, when it helps. The first workshop is usually at your office; after that we work where the work is\n" +
      "    and meet every week.\n",
  );
});

test("entries are moved with their comments, and the file's own comment stays at the top", () => {
  const before = textOf("about/team.yaml");
  const [first, ...others] = parse(before) as Member[];
  const after = rewritten(before, [...others, first]);

  expect(changes(before, after)).toEqual([]);
  expect(after.split("\n").slice(0, 3)).toEqual([
    ...before.split("\n").slice(0, 2),
    `- key: ${others[0]?.key}`,
  ]);
  expect(after.trimEnd().split("\n").slice(-2)).toEqual([
    "  # A website is kept here but not shown.",
    `  website: ${first?.website}`,
  ]);
});

test("an entry that is put first is new, also where another one is changed", () => {
  const before = textOf("about/team.yaml");
  const [salma, idris, ...others] = parse(before) as Member[];
  const rana = { name: "Rana Aziz", title: "Founder, Data & Wells", bio: "Reads the records." };
  const after = rewritten(before, [rana, { ...salma, bio: "Leads." }, idris, ...others]);

  expect(after.split("\n").slice(2, 12)).toEqual([
    "- name: Rana Aziz",
    "  title: Founder, Data & Wells",
    "  bio: Reads the records.",
    "- key: salma-harthy",
    "  name: Salma Harthy",
    "  title: Founder, Data & Wells",
    "  bio: Leads.",
    "  # A website is kept here but not shown.",
    "  website: https://salma-harthy.example",
    "- key: idris-wahaibi",
  ]);
  expect(changes(before, after).filter((line) => line.startsWith("-"))).toEqual([`-  bio: ${salma!.bio}`]);
});

test("a changed entry keeps its comment and line breaks when an earlier entry is removed", () => {
  const before =
    "- question: One\n  answer: First\n# About two.\n- question: Two\n  answer: >-\n    broken\n    by hand\n";
  const [, two] = parse(before) as Faq[];

  expect(rewritten(before, [{ ...two!, question: "Zwei" }])).toBe(
    "# About two.\n- question: Zwei\n  answer: >-\n    broken\n    by hand\n",
  );
});

test("an entry that shares no value with any old one is taken for the old one at its place", () => {
  const before = "- one # 1\n- two # 2\n- three # 3\n- four # 4\n";

  expect(rewritten(before, ["one", "three", "vier"])).toBe("- one # 1\n- three # 3\n- vier # 4\n");
});

test("an entry whose keys come in another order has not changed", () => {
  const before = "# One\n- a: 1\n  b: { c: 2, d: 3 }\n- a: 1\n  b: { c: 2, d: 4 } # four\n- a: 5 # five\n";
  const [one, four, five] = [{ b: { d: 3, c: 2 }, a: 1 }, { b: { d: 4, c: 2 }, a: 1 }, { a: 5 }];

  expect(rewritten(before, [one, four, five])).toBe(before);
  expect(rewritten(before, [one, { a: 1 }, four, five])).toBe(
    before.replace("- a: 1\n  b: { c: 2, d: 4", "- a: 1\n$&"),
  );
});

test("the lines of a removed entry are removed, and no others", () => {
  const before = textOf("home/slides.yaml");
  const after = rewritten(before, (parse(before) as object[]).slice(1));

  expect(changes(before, after).filter((line) => line.startsWith("+"))).toEqual([]);
  expect(after.split("\n").slice(0, 3)).toEqual([...before.split("\n").slice(0, 2), "- id: slide-software"]);
});

test("a new key stands where the form has it", () => {
  const before = textOf("services/ai.yaml");
  const { slug, order, title, ...rest } = parse(before) as Record<string, unknown>;
  const after = rewritten(before, { slug, order, title, formerly: ["/services/robots"], ...rest });

  expect(after).toBe(before.replace(/^title: .*\n/m, (line) => `${line}formerly:\n  - /services/robots\n`));
});

test("lines that somebody broke by hand stay broken there", () => {
  const before =
    "- question: One\n  answer: >-\n    broken\n    by hand\n- question: Two\n  answer: plain\n    and long\n";
  const faqs = parse(before) as Faq[];

  expect(rewritten(before, faqs.with(0, { ...faqs[0]!, question: "First" }))).toBe(
    before.replace("One", "First"),
  );
});

test("whatever is typed into a form, Gatsby reads the same", () => {
  const before = textOf("home/faqs.yaml");
  const faqs = parse(before) as Faq[];
  const typed = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.lorem({ maxCount: 40 }),
    fc.constantFrom(
      "yes",
      "0x1f",
      "2026-01-01",
      "1:20",
      "- x",
      "a: b",
      "#",
      "~",
      "a\n\nb\n",
      " \t x ",
      "'\"",
      "{brand}",
    ),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ question: typed, answer: typed }), { maxLength: 4 }), (added) => {
      const value = [...added, ...faqs.slice(1), ...added].map((faq, index) =>
        index % 2 ? faq : { ...faq, answer: `${faq.answer}.` },
      );
      expect(readAsGatsby(rewritten(before, value)).data).toEqual(value);
    }),
  );
});
