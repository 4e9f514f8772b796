/** @jest-environment node */
import { expected, problemsOf, told, type BrokenCase } from "./broken-content";

const indents: BrokenCase[] = [
  {
    at: "services/ai.yaml",
    from: "shortName: AI\n",
    to: "shortName: AI\nsubheading: Data\n",
    caret: "subheading",
    message: 'Unknown key "subheading".',
    hint: 'It belongs to "overview": check how far the line is indented.',
  },
  {
    at: "services/ai.yaml",
    from: "shortName: AI\n",
    to: "shortName: AI\ndescription: AI\n",
    caret: "description",
    message: 'Unknown key "description".',
    hint: 'It belongs to "seo" or "capabilities": check how far the line is indented.',
  },
  {
    at: "services/ai.yaml",
    from: "overview:\n",
    to: "overview:\n  slug: ai\n",
    caret: "slug",
    message: 'Unknown key "slug".',
    hint: "It belongs to the outermost keys: start the line in their column.",
  },
  {
    at: "services/ai.yaml",
    from: "title: AI and",
    to: "Title: AI and",
    caret: "Title",
    message: 'Unknown key "Title".',
    hint: 'Did you mean "title"?',
  },
  {
    at: "services/ai.yaml",
    from: "  subheading: Put your data to work\n",
    to: "subheading: Put your data to work\n",
    caret: "text",
    message: "This line is indented further than its neighbours.",
    hint: /^Keys of one group start in the same column/,
  },
  {
    at: "site.yaml",
    from: "    days: Monday to Friday",
    to: "  days: Monday to Friday",
    caret: "time",
    message: "This line is indented further than its neighbours.",
    hint: /^Keys of one group/,
  },
  {
    at: "home/offerings.yaml",
    from: "    - Model monitoring",
    to: "    -Model monitoring",
    caret: "-",
    message: "A space is missing after the dash.",
    hint: 'An entry of a list starts with "- ".',
  },
  {
    at: "home/offerings.yaml",
    from: "    - Model monitoring",
    to: "     - Model monitoring",
    caret: "- Model monitoring",
    message: "This entry is read as part of the text above it.",
    hint: /^Start the line in the same column/,
  },
  {
    at: "home/offerings.yaml",
    from: "    - Model monitoring",
    to: "   - Model monitoring",
    caret: "-",
    message: "This line is indented further than its neighbours.",
    hint: /^Keys of one group/,
  },
];

test.each(indents)("a line that is not where it belongs: $message", async (broken) => {
  expect((await problemsOf(broken)).map(told)).toEqual([expected(broken)]);
});
