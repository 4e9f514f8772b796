/** @jest-environment node */
import {
  expectProblem,
  problemsOf,
  problemsWith,
  type BrokenCase,
} from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";

const forms: BrokenCase[] = [
  {
    at: "site.yaml",
    from: "  email: hello@karez.example",
    to: "  email: hello at karez.example",
    caret: "hello at karez.example",
    message: '"email" cannot be "hello at karez.example".',
    hint: "An e-mail address looks like name@company.example.",
  },
  {
    at: "site.yaml",
    from: "openingHours: ",
    to: "openingHours: Mo-Fr 29:00-28:00 # ",
    caret: "Mo-Fr 29:00-28:00",
    message: '"openingHours" cannot be "Mo-Fr 29:00-28:00".',
    hint: "Opening hours look like Mo-Fr 09:00-18:00.",
  },
  {
    at: "site.yaml",
    from: "    - +968 2 000 0002",
    to: "    - 02 000 0002",
    caret: "02 000 0002",
    message: 'Entry 2 in "phones" cannot be "02 000 0002".',
    hint: /^A phone number starts with \+/,
  },
  {
    at: "site.yaml",
    from: "url: https://www.karez.example",
    to: "url: https://www.karez.example/",
    caret: "https://www.karez.example/",
    message: '"url" cannot be "https://www.karez.example/".',
    hint: /^Write the address as/,
  },
  {
    at: "site.yaml",
    from: "repository: https://git.karez.example/karez/website",
    to: "repository: https://git.karez.example/karez/website.git",
    caret: "https://git.karez.example/karez/website.git",
    message: '"repository" cannot be "https://git.karez.example/karez/website.git".',
    hint: /^Write the repository's address as/,
  },
  {
    at: "services/software.yaml",
    from: "slug: software",
    to: "slug: Village Software",
    caret: "Village Software",
    message: '"slug" cannot be "Village Software".',
    hint: /^Use small letters/,
  },
  {
    at: "about/team.yaml",
    from: "website: https://salma-harthy.example",
    to: "website: salma-harthy.example",
    caret: "salma-harthy.example",
    message: '"website" cannot be "salma-harthy.example".',
    hint: "Write the whole address, starting with https://.",
  },
  {
    at: "site.yaml",
    from: "      to: /contact",
    to: "      to: contact",
    caret: "contact",
    message: '"to" cannot be "contact".',
    hint: /^A link is a page of this site/,
  },
  {
    at: "pages/offering.yaml",
    from: "More in {service}",
    to: "Also here",
    caret: "Also here",
    message: '"siblings" cannot be "Also here".',
    hint: "Write {service} where the service's name stands.",
  },
];

test.each(forms)("a text of another form: $message", expectProblem);

test("a text that is too long for its place is advice, not an error", async () => {
  const [problem] = await problemsOf({
    at: "home/reasons.yaml",
    from: "Proven Results",
    to: "Proven ".repeat(6).trim(),
  });
  expect(problem).toMatchObject({
    severity: "advice",
    message: '"title" has 41 characters; there is room for 30.',
  });
});

test("a description too short for search engines is advice", async () => {
  const home = frozenTexts["pages/home.yaml"]?.replace(/description: ".*"/, "description: Short.") ?? "";
  expect(await problemsWith({ "pages/home.yaml": home })).toEqual([
    expect.objectContaining({
      severity: "advice",
      message: '"description" has 6 characters; 70 or more are better.',
    }),
  ]);
});

test("too many entries are too many", async () => {
  const to = "      title: Staff training\n    - title: Staff Training\n";
  const [problem] = await problemsOf({
    at: "home/offerings.yaml",
    from: "      title: Staff training\n",
    to,
  });
  expect(problem?.message).toBe('"features" needs exactly 6 entries and has 7.');
});
