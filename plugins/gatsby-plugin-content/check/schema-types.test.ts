import {
  aboutTitle,
  expectProblem,
  place,
  writtenAt,
  type BrokenCase,
} from "../../../test/content/broken-content";

const reason = place("home/reasons.yaml", "title: Proven Results");
const title = writtenAt("home/reasons.yaml", "Proven Results");

const types: BrokenCase[] = [
  {
    at: "services/ai.yaml",
    from: "slug: ai\n",
    to: "slug: 2024-05-01\n",
    caret: "2024-05-01",
    message: '"slug" should be a text, and is read as a date.',
    hint: "Put it in quotes.",
  },
  {
    ...reason("title:"),
    caret: "title",
    message: '"title" is empty.',
    hint: "The reason in two or three words.",
  },
  title('""', '"title" is empty.', "The reason in two or three words."),
  title("2025", '"title" should be a text, and is read as a number.', "Put it in quotes."),
  title("true", '"title" should be a text, and is read as a yes or no.', "Put it in quotes."),
  title("2025-01-31", '"title" should be a text, and is read as a date.', "Put it in quotes."),
  {
    ...aboutTitle("title: {brand}"),
    caret: "title",
    message: '"title" is not read as a text.',
    hint: "A text that starts with { has to stand in quotes.",
  },
  {
    ...reason("title:\n    - Proven"),
    caret: "title",
    message: '"title" should be a text, and is a list.',
    hint: "The reason in two or three words.",
  },
  title('"\u00a0 "', '"title" is empty.', "The reason in two or three words."),
  {
    at: "services/ai.yaml",
    from: "- Copy the old notebooks",
    to: "- At last: copy the old notebooks",
    caret: "At last",
    message:
      'Entry 3 in "items" should be a text: a colon followed by a space makes a key of what stands before it.',
    hint: /^Put the whole text in double quotes/,
  },
  {
    at: "services/ai.yaml",
    from: "order: 1",
    to: "order: first",
    caret: "first",
    message: '"order" should be a whole number, and is a text.',
    hint: /^The service's place/,
  },
  {
    at: "services/ai.yaml",
    from: "order: 1",
    to: "order: 0",
    caret: "0",
    message: '"order" starts at 1.',
    hint: /^The service's place/,
  },
  {
    at: "home/slides.yaml",
    from: "x: 100",
    to: "x: 101",
    caret: "101",
    message: '"x" ends at 100.',
    hint: /^From the left edge/,
  },
  {
    at: "site.yaml",
    from: "  phones:\n    - +968 2 000 0001\n    - +968 2 000 0002\n",
    to: "  phones: +968 2 000 0001\n",
    caret: "+968 2 000 0001",
    message:
      '"phones" should be a list, each entry on a line of its own that starts with "- ", and is a text.',
    hint: /^Phone numbers/,
  },
  {
    at: "pages/contact.yaml",
    from: "form:\n  heading: Send Us a Message\n",
    to: "form: Send Us a Message\n",
    caret: "Send Us a Message",
    message: '"form" should be a group of indented "key: value" lines, and is a text.',
    hint: "The enquiry form.",
  },
];

test.each(types)("a value of another type: $message", expectProblem);
