/** @jest-environment node */
import { expectProblem, type BrokenCase } from "../../../test/content/broken-content";

const indents: BrokenCase[] = [
  {
    at: "services/ai.yaml",
    from: "shortName: Data\n",
    to: "shortName: Data\nsubheading: Records\n",
    caret: "subheading",
    message: 'Unknown key "subheading".',
    hint: 'It belongs to "overview": check how far the line is indented.',
  },
  {
    at: "services/ai.yaml",
    from: "shortName: Data\n",
    to: "shortName: Data\ndescription: Records\n",
    caret: "description",
    message: 'Unknown key "description".',
    hint: 'It belongs to "seo" or "capabilities": check how far the line is indented.',
  },
  {
    at: "services/ai.yaml",
    from: "shortName: Data\n",
    to: "shortName: Data\nheading: Records\n",
    caret: "heading",
    message: 'Unknown key "heading".',
    hint: 'It belongs to "bullets" or "capabilities" or "callToAction": check how far the line is indented.',
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
    from: "title: Data and",
    to: "Title: Data and",
    caret: "Title",
    message: 'Unknown key "Title".',
    hint: 'Did you mean "title"?',
  },
  {
    at: "services/ai.yaml",
    from: "  subheading: Put your records to work\n",
    to: "subheading: Put your records to work\n",
    caret: "text",
    message: "This line is indented further than its neighbours.",
    hint: /^Keys of one group start in the same column/,
  },
  {
    at: "site.yaml",
    from: "    days: Sunday to Thursday",
    to: "  days: Sunday to Thursday",
    caret: "time",
    message: "This line is indented further than its neighbours.",
    hint: /^Keys of one group/,
  },
  {
    at: "home/offerings.yaml",
    from: "    - Its notebooks",
    to: "    -Its notebooks",
    caret: "-",
    message: "A space is missing after the dash.",
    hint: 'An entry of a list starts with "- ".',
  },
  {
    at: "home/offerings.yaml",
    from: "    - Its notebooks",
    to: "     - Its notebooks",
    caret: "- Its notebooks",
    message: "This entry is read as part of the text above it.",
    hint: /^Start the line in the same column/,
  },
  {
    at: "home/offerings.yaml",
    from: "    - Its notebooks",
    to: "   - Its notebooks",
    caret: "-",
    message: "This line is indented further than its neighbours.",
    hint: /^Keys of one group/,
  },
];

test.each(indents)("a line that is not where it belongs: $message", expectProblem);
