import { expectProblem, type BrokenCase } from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";

const [at, other] = ["enquiry/answers.yaml", "  other: "];
const one = /^ {2}one: .*\n/m.exec(frozenTexts[at] ?? "")?.[0] ?? "";

const cases: BrokenCase[] = [
  {
    at,
    from: one,
    to: "",
    caret: "tooMany",
    message: '"one" is missing in English in "tooMany".',
    hint: "Write the sentence for 1.",
  },
  {
    at,
    from: other,
    to: `  few: Please wait.\n${other}`,
    caret: "few",
    message: 'English has no form "few" for numbers.',
    hint: "Forms are one, other.",
  },
];

test.each(cases)("a sentence about a number has the forms of its language: $message", expectProblem);
