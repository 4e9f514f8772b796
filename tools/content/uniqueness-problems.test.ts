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
    message: '"id" says the same as line 3.',
    hint: "Change or remove one of the two.",
  },
  {
    at: "home/offerings.yaml",
    from: "title: Data Analytics",
    to: "title: AI",
    caret: "AI",
    message: 'The offering "AI" would stand at /services/ai, where the service "ai" stands already.',
    hint: "Change the title of one of the two; the other is in content/services/ai.yaml, line 2.",
  },
  {
    at: "home/faqs.yaml",
    from: "How long does a project take?",
    to: "Which industries do you work with?",
    caret: "Which industries do you work with?",
    message: '"question" says the same as line 2.',
    hint: "Change or remove one of the two.",
  },
  {
    at: "services/media.yaml",
    from: "slug: media",
    to: "slug: ai",
    caret: "ai",
    message: 'Two services share the slug "ai".',
    hint: "Change the slug of one of the two; the other is in content/services/ai.yaml, line 2.",
  },
  {
    at: "home/offerings.yaml",
    from: "title: Data Analytics",
    to: "title: Media Production",
    caret: "Media Production",
    message: 'Two offerings share the title "Media Production".',
    hint: /^Change the title of one of the two; the other is in content\/home\/offerings\.yaml, line 23\./,
  },
  {
    at: "home/offerings.yaml",
    from: "    - Staff training",
    to: "    - Model monitoring",
    caret: "Model monitoring",
    message: 'Entry 6 in "features" says the same as line 10.',
    hint: "Change or remove one of the two.",
  },
  {
    at: "services/ai.yaml",
    from: "title: Computer Vision",
    to: "title: NLP Solutions",
    caret: "NLP Solutions",
    message: '"title" says the same as line 54.',
    hint: "Change or remove one of the two.",
  },
];

test.each(repeats)("what must not stand twice: $message", async (broken) => {
  expect((await problemsOf(broken)).map(told)).toEqual([expected(broken)]);
});
