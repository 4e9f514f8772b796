import { expectProblem, problemsWith, type BrokenCase } from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";

const repeats: BrokenCase[] = [
  {
    at: "services/software.yaml",
    from: "order: 3",
    to: "order: 1",
    caret: "1",
    message: "The order 1 stands already in content/services/ai.yaml, line 3.",
    hint: /^Each service has a place of its own/,
  },
  {
    at: "home/slides.yaml",
    from: "id: slide-software",
    to: "id: slide-ai",
    caret: "slide-ai",
    message: '"id" says the same as line 3.',
    hint: "Change or remove one of the two.",
  },
  {
    at: "home/offerings.yaml",
    from: "title: Data Analytics",
    to: "title: AI",
    caret: "AI",
    message: 'The offering "AI" would stand at /services/ai, where the service "ai" stands already.',
    hint: "Change this title, or the slug in content/services/ai.yaml, line 2.",
  },
  {
    at: "home/faqs.yaml",
    from: "How long does a project take?",
    to: "Which wells do you survey?",
    caret: "Which wells do you survey?",
    message: '"question" says the same as line 3.',
    hint: "Change or remove one of the two.",
  },
  {
    at: "services/software.yaml",
    from: "slug: software",
    to: "slug: ai",
    caret: "ai",
    message: 'Two services share the slug "ai".',
    hint: "Change this slug, or the slug in content/services/ai.yaml, line 2.",
  },
  {
    at: "home/offerings.yaml",
    from: "title: Data Analytics",
    to: "title: Web Applications",
    caret: "Web Applications",
    message: 'Two offerings share the title "Web Applications".',
    hint: "Change this title, or the title in content/home/offerings.yaml, line 3.",
  },
  {
    at: "home/offerings.yaml",
    from: "      title: Dry-year plans",
    to: "      title: Leak alarms",
    caret: "Leak alarms",
    message: '"title" says the same as line 14.',
    hint: "Change or remove one of the two.",
  },
  {
    at: "services/ai.yaml",
    from: "title: Forecasts",
    to: "title: Old Notebooks",
    caret: "Old Notebooks",
    message: '"title" says the same as line 55.',
    hint: "Change or remove one of the two.",
  },
];

test.each(repeats)("what must not stand twice: $message", expectProblem);

test("if the other page is a single file's, the hint names one key only", async () => {
  const twin = frozenTexts["legal/privacy.yaml"]!.replace(/slug: .*/, "slug: about");
  expect((await problemsWith({ "legal/twin.yaml": twin })).map(({ hint }) => hint)).toEqual([
    "Change this slug.",
  ]);
});
