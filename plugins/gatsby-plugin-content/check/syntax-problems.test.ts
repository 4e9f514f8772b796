import {
  aboutTitle,
  expectProblem,
  problemsOf,
  problemsWith,
  type BrokenCase,
} from "../../../test/content/broken-content";

const faults: BrokenCase[] = [
  {
    at: "site.yaml",
    from: "brand: Karez\n",
    to: "brand: Karez\nbrand: Karez\n",
    caret: "brand",
    message: "This key stands here twice.",
    hint: /^Keep one of the two/,
  },
  {
    at: "site.yaml",
    from: "  city: Nizwa",
    to: "\tcity: Nizwa",
    caret: "\t",
    message: "A tab cannot indent a line.",
    hint: /^Use two spaces/,
  },
  {
    at: "home/faqs.yaml",
    from: "  answer: >-",
    to: "\tanswer: >-",
    caret: "\t",
    message: "A tab cannot indent a line.",
    hint: /^Use two spaces/,
  },
  {
    at: "site.yaml",
    from: "  city: Nizwa",
    to: "   city: Nizwa",
    caret: "city",
    message: "This line is not indented like its neighbours.",
    hint: /^Keys of one group/,
  },
  {
    at: "home/reasons.yaml",
    from: "text: We agree",
    to: "text: Note: we agree",
    caret: "Note",
    message: "A colon followed by a space starts a new value, and here it cannot.",
    hint: /^Put the whole text in double quotes/,
  },
  {
    at: "home/reasons.yaml",
    from: "text: We agree",
    to: "text We agree",
    caret: "text We agree the measure of success at the start.",
    message: "This line is no key: value, and no text goes on here.",
    hint: /^Write key: value/,
  },
  {
    at: "pages/about.yaml",
    from: "intro: A karez",
    to: "intro: {brand} carries. A karez",
    caret:
      "carries. A karez carries water from its source to the field that needs it, by gravity, without waste. We work the same way.",
    message: "This does not belong here.",
    hint: /A text that starts with \{/,
  },
  {
    ...aboutTitle("title: 'Let's talk'"),
    caret: "s talk'",
    message: "The quotes close before the text ends.",
    hint: /^Put the whole text/,
  },
  {
    ...aboutTitle('title: "The "About" page"'),
    caret: 'About" page"',
    message: "The quotes close before the text ends.",
    hint: /A double quote inside them is written \\"\.$/,
  },
  {
    at: "home/faqs.yaml",
    from: "  answer: >-",
    to: " answer: >-",
    caret: "answer",
    message: "This line is not indented like its neighbours.",
    hint: /^Keys of one group/,
  },
  {
    at: "home/faqs.yaml",
    from: "  answer: >-",
    to: "answer: >-",
    caret: "answer",
    message: "This key does not fit the lines before it.",
    hint: /^Keys of one group/,
  },
  {
    at: "home/faqs.yaml",
    from: "- key: duration",
    to: "key: duration",
    caret: "key",
    message: "This key does not fit the lines before it.",
    hint: /A new entry of a list starts with "- "\./,
  },
  {
    at: "home/faqs.yaml",
    from: "  answer: >-\n    ",
    to: "  answer: >-\n",
    caret:
      "Any that people drink from or water a field with, from a hand-dug shaft behind a house to the gallery of",
    message: "This line is no key: value, and no text goes on here.",
    hint: /The second line of a text is indented further\.$/,
  },
  {
    at: "home/faqs.yaml",
    from: "  answer: >-\n    ",
    to: "  answer: >- ",
    caret:
      "Any that people drink from or water a field with, from a hand-dug shaft behind a house to the gallery of",
    message: "After > or | a text starts on a new line.",
    hint: /^Leave >- alone/,
  },
  {
    at: "home/faqs.yaml",
    from: "- key: duration",
    to: "– key: duration",
    caret: "– key",
    message: "An entry of a list starts with a hyphen, and this is another sign.",
    hint: 'Write "- " in its place.',
  },
  {
    ...aboutTitle('title: "About'),
    caret: '"About',
    message: "A closing quote or bracket is missing.",
    hint: /^Quotes come in pairs/,
  },
  {
    ...aboutTitle("title: @About"),
    caret: "@About",
    message: "A text cannot start with this character.",
    hint: /^Put the whole text/,
  },
  {
    ...aboutTitle('title: "A \\d"'),
    caret: '\\d"',
    message: "A backslash in double quotes has a meaning of its own.",
    hint: "Write it twice: \\\\.",
  },
  {
    ...aboutTitle("title: About\n---\nmore: text"),
    caret: "---",
    message: "--- starts a second document.",
    hint: /^Remove the line/,
  },
];

test.each(faults)("a file that cannot be read: $message", expectProblem);

test("every repeated key is reported, and of other faults only the first", async () => {
  const to = "title: About\ntitle: About\nheading: One: two\nheading: @three";
  const problems = await problemsOf(aboutTitle(to));
  expect(problems.map(({ message }) => message)).toEqual([
    "This key stands here twice.",
    expect.stringMatching(/^A colon/),
    "This key stands here twice.",
  ]);
});

test("an empty file is not read as content", async () => {
  const problems = await problemsWith({ "home/faqs.yaml": "" });
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    ["content/home/faqs.yaml", "The file is empty."],
  ]);
});
