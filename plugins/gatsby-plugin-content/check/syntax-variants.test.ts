import { aboutTitle, expectProblem, type BrokenCase } from "../../../test/content/broken-content";

const variants: BrokenCase[] = [
  {
    ...aboutTitle("title:About"),
    caret: "title:About",
    message: "This line is no key: value, and no text goes on here.",
    hint: /^Write key: value/,
  },
  {
    ...aboutTitle("title = About"),
    caret: "title = About",
    message: "This line is no key: value, and no text goes on here.",
    hint: /^Write key: value/,
  },
  {
    ...aboutTitle("title: [About"),
    caret: "[About",
    message: "A closing quote or bracket is missing.",
    hint: /^Quotes come in pairs/,
  },
  {
    ...aboutTitle("title: `About`"),
    caret: "`About`",
    message: "A text cannot start with this character.",
    hint: /^Put the whole text/,
  },
  {
    ...aboutTitle("title: % About"),
    caret: "%",
    message: "A text cannot start with this character.",
    hint: /^Put the whole text/,
  },
  {
    ...aboutTitle("title: , About"),
    caret: ",",
    message: "A text cannot start with this character.",
    hint: /^Put the whole text/,
  },
  {
    ...aboutTitle("title: - About"),
    caret: "-",
    message: "This does not belong here.",
    hint: /^Put the whole text/,
  },
  {
    ...aboutTitle('title: "About" us'),
    caret: "us",
    message: "The quotes close before the text ends.",
    hint: /^Put the whole text/,
  },
  {
    ...aboutTitle("title: > About"),
    caret: "About",
    message: "After > or | a text starts on a new line.",
    hint: /Put the whole text/,
  },
  {
    ...aboutTitle("title: About: us"),
    caret: "About",
    message: "A colon followed by a space starts a new value, and here it cannot.",
    hint: /^Put the whole text/,
  },
  {
    at: "site.yaml",
    from: "brand: Karez\n",
    to: "brand: Karez\nbrand : Karez\n",
    caret: "brand",
    message: "This key stands here twice.",
    hint: /^Keep one of the two/,
  },
];

test.each(variants)("a line that cannot be read: $message", expectProblem);
