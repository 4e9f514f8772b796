/** @jest-environment node */
import { expected, problemsOf, told, type BrokenCase } from "./broken-content";

const repeats: BrokenCase[] = [
  {
    at: "services/media.yaml",
    from: "order: 2",
    to: "order: 1",
    caret: "1",
    message: "The order 1 stands already in content/services/ai.yaml, line 3.",
    hint: /^Each service has a place of its own/,
  },
  {
    at: "home/slides.yaml",
    from: "id: slide-media",
    to: "id: slide-ai",
    caret: "slide-ai",
    message: 'The id "slide-ai" stands already in content/home/slides.yaml, line 3.',
    hint: "Each slide has an id of its own.",
  },
  {
    at: "home/offerings.yaml",
    from: "title: Data Analytics",
    to: "title: AI",
    caret: "AI",
    message: 'The offering "AI" would stand at /services/ai, where the service "ai" stands already.',
    hint: "Change the title of one of the two.",
  },
  {
    at: "home/faqs.yaml",
    from: "How long does a project take?",
    to: "Which industries do you work with?",
    caret: "Which industries do you work with?",
    message:
      'The question "Which industries do you work with?" stands already in content/home/faqs.yaml, line 2.',
    hint: "Remove one of the two.",
  },
];

test.each(repeats)("what must not stand twice: $message", (broken) => {
  expect(problemsOf(broken).map(told)).toEqual([expected(broken)]);
});

test("two services at one address are told at the second", () => {
  const problems = problemsOf({ at: "services/media.yaml", from: "slug: media", to: "slug: ai" });
  expect(problems.map(told)).toContainEqual({
    at: "services/media.yaml",
    caret: "ai",
    message: 'The service "ai" would stand at /services/ai, where the service "ai" stands already.',
    hint: "Change the slug of one of the two.",
  });
});
