/** @jest-environment node */
import { expected, problemsOf, problemsWith, told, type BrokenCase } from "./broken-content";
import { readTexts } from "./check";

const forms: BrokenCase[] = [
  {
    at: "site.yaml",
    from: "  email: hello@falaj.example",
    to: "  email: hello at falaj.example",
    caret: "hello at falaj.example",
    message: '"email" cannot be "hello at falaj.example".',
    hint: "An e-mail address looks like name@company.example.",
  },
  {
    at: "site.yaml",
    from: "    - +971 2 000 0002",
    to: "    - 02 000 0002",
    caret: "02 000 0002",
    message: 'Entry 2 in "phones" cannot be "02 000 0002".',
    hint: /^A phone number starts with \+/,
  },
  {
    at: "site.yaml",
    from: "url: https://www.falaj.example",
    to: "url: https://www.falaj.example/",
    caret: "https://www.falaj.example/",
    message: '"url" cannot be "https://www.falaj.example/".',
    hint: /^Write the address as/,
  },
  {
    at: "site.yaml",
    from: "repository: https://git.falaj.example/falaj/website",
    to: "repository: https://git.falaj.example/falaj/website.git",
    caret: "https://git.falaj.example/falaj/website.git",
    message: '"repository" cannot be "https://git.falaj.example/falaj/website.git".',
    hint: /^Write the repository's address as/,
  },
  {
    at: "services/media.yaml",
    from: "slug: media",
    to: "slug: Media Services",
    caret: "Media Services",
    message: '"slug" cannot be "Media Services".',
    hint: /^Use small letters/,
  },
  {
    at: "about/team.yaml",
    from: "website: https://layla-haddad.example",
    to: "website: layla-haddad.example",
    caret: "layla-haddad.example",
    message: '"website" cannot be "layla-haddad.example".',
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
    from: "Also in {service}",
    to: "Also here",
    caret: "Also here",
    message: '"siblingsHeading" cannot be "Also here".',
    hint: "Write {service} where the service's name stands.",
  },
];

test.each(forms)("a text of another form: $message", async (broken) => {
  expect((await problemsOf(broken)).map(told)).toEqual([expected(broken)]);
});

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
  const home = readTexts()["pages/home.yaml"]?.replace(/description: ".*"/, "description: Short.") ?? "";
  expect(await problemsWith({ "pages/home.yaml": home })).toEqual([
    expect.objectContaining({
      severity: "advice",
      message: '"description" has 6 characters; 70 or more are better.',
    }),
  ]);
});

test("too many entries are too many", async () => {
  const to = "    - Staff training\n    - Staff training\n";
  const [problem] = await problemsOf({ at: "home/offerings.yaml", from: "    - Staff training\n", to });
  expect(problem?.message).toBe('"features" needs exactly 6 entries and has 7.');
});
