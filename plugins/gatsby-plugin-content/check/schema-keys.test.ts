import { expectProblem, type BrokenCase } from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";

const keys: BrokenCase[] = [
  {
    at: "specimens/leak-hearing.yaml",
    from: "evaluation:",
    to: "evaluatoin:",
    caret: "evaluatoin",
    message: 'Unknown key "evaluatoin".',
    hint: 'Did you mean "evaluation"?',
  },
  {
    at: "home/slides.yaml",
    from: "  description: >-",
    to: "  desciption: >-",
    caret: "desciption",
    message: 'Unknown key "desciption".',
    hint: 'Did you mean "description"?',
  },
  {
    at: "site.yaml",
    from: "brand: Karez\n",
    to: "brand: Karez\nslogan: Water\n",
    caret: "slogan",
    message: 'Unknown key "slogan".',
    hint: /^Known keys are brand, url, languages, /,
  },
  {
    at: "services/ai.yaml",
    from: "  button: See the Surveys\n",
    to: "",
    caret: "overview",
    message: '"button" is missing in "overview".',
    hint: "button: The words on the button that leads to the service's page.",
  },
  {
    at: "home/reasons.yaml",
    from: "  text: Every pump, probe and program is one we can repair ourselves.\n",
    to: "",
    caret: "key",
    message: '"text" is missing in entry 3.',
    hint: /^text: What it means in practice/,
  },
  {
    at: "services/ai.yaml",
    from: "slug: ai\n",
    to: "",
    caret: "order",
    message: '"slug" is missing.',
    hint: /^slug: The last part of the page's address/,
  },
];

test.each(keys)("a key that is wrong or missing: $message", expectProblem);

const sheet = frozenTexts["specimens/leak-hearing.yaml"] ?? "";

const counts: BrokenCase[] = [
  {
    at: "specimens/leak-hearing.yaml",
    from: sheet.slice(sheet.indexOf("evaluation:"), sheet.indexOf("verdict:")),
    to: "",
    caret: "slug",
    message: "The file needs one of these at least: evaluation, record, map, forecast, notes.",
    hint: /one or more parts/,
  },
  {
    at: "home/offerings.yaml",
    from: "    - key: leak-alarms\n      title: Leak alarms\n",
    to: "",
    caret: "features",
    message: '"features" needs exactly 6 entries and has 5.',
    hint: /^Exactly six features/,
  },
  {
    at: "services/ai.yaml",
    from: "    - Copy the old notebooks\n",
    to: "",
    caret: "items",
    message: '"items" needs exactly 8 entries and has 7.',
    hint: /^Exactly eight/,
  },
  {
    at: "pages/about.yaml",
    from: "    - >-\n      So we built one small company around that notebook. We take on a few wells at a time and stay with each\n      until its owners read the table without us.\n",
    to: "",
    caret: "paragraphs",
    message: '"paragraphs" needs exactly 2 entries and has 1.',
    hint: /^Two paragraphs/,
  },
];

test.each(counts)("a list or a group with too little in it: $message", expectProblem);
