import {
  aboutTitle,
  expectProblem,
  problemsOf,
  problemsWith,
  type BrokenCase,
} from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";

test.each<[at: string, name: string, from: string, to: string, hint: string | RegExp]>([
  [
    "site.yaml",
    'Entry 1 in "phones"',
    "+968 2 000 0001",
    "+968\u00a02 000 0001",
    /^A space in it is not an ordinary one/,
  ],
  [
    "site.yaml",
    '"email"',
    "hello@karez.example",
    "mailto:hello@karez.example",
    /^An e-mail address looks like/,
  ],
  ["site.yaml", 'Entry 1 in "phones"', "+968 2 000 0001", "+968 2 1", /seven to fifteen in all/],
  [
    "site.yaml",
    'Entry 1 in "phones"',
    "+968 2 000 0001",
    "+968 (0)2 000 0001",
    /^A phone number starts with/,
  ],
  ["site.yaml", '"email"', "hello@karez.example", "hello@falaj", /^An e-mail address looks like/],
  ["site.yaml", '"email"', "hello@karez.example", "hello@@karez.example", /^An e-mail address looks like/],
  ["site.yaml", '"url"', "https://www.karez.example", "www.karez.example", /^Write the address as/],
  ["site.yaml", '"brand"', "Karez", "Karez <Wells>", /^The name stands on one line/],
  ["site.yaml", '"code"', "en", "english", /^A language code/],
  [
    "site.yaml",
    '"script"',
    "/insights/script.js",
    "https://count.example/x.js",
    /^The script is served from this site/,
  ],
  [
    "home/offerings.yaml",
    '"title"',
    "Data Analytics",
    "Data/Analytics",
    /^The page's address is made of the title/,
  ],
  [
    "site.yaml",
    '"email"',
    "hello@karez.example",
    "hello at karez.example",
    "An e-mail address looks like name@company.example.",
  ],
  ["site.yaml", 'Entry 2 in "phones"', "+968 2 000 0002", "02 000 0002", /^A phone number starts with \+/],
  ["site.yaml", '"url"', "https://www.karez.example", "https://www.karez.example/", /^Write the address as/],
  [
    "site.yaml",
    '"repository"',
    "https://git.karez.example/karez/website",
    "https://git.karez.example/karez/website.git",
    /^Write the repository's address as/,
  ],
  ...[
    "https://github.com/karez/website/tree/main",
    "https://www.github.com/karez/website",
    "https://GitHub.com/karez/website/tree/main",
    "https://git.karez.example/karez/website/-/tree/main",
    "https://git.karez.example/website",
  ].map((address): [string, string, string, string, RegExp] => [
    "site.yaml",
    '"repository"',
    "https://git.karez.example/karez/website",
    address,
    /^Write the repository's address as/,
  ]),
  ...[
    "https://<your-domain>",
    "https://www.karez.example:port",
    "https://www.karez.example:99999",
    "https://a|b.example",
    "https://www.karez.example?x",
  ].map((address): [string, string, string, string, RegExp] => [
    "site.yaml",
    '"url"',
    "https://www.karez.example",
    address,
    /^Write the address as/,
  ]),
  ["services/software.yaml", '"slug"', "software", "Village Software", /^Use small letters/],
  [
    "about/team.yaml",
    '"website"',
    "https://salma-harthy.example",
    "salma-harthy.example",
    "Write the whole address, starting with https://.",
  ],
])("in %s, %s in place of %s cannot be %s", async (at, name, from, to, hint) => {
  const before = name.startsWith("Entry") ? "- " : `${name.replaceAll('"', "")}: `;
  const message = `${name} cannot be "${to}".`;
  await expectProblem({ at, from: before + from, to: before + to, caret: to, message, hint });
});

const values: BrokenCase[] = [
  {
    at: "site.yaml",
    from: "    - +968 2 000 0001",
    to: "    - 96820000001",
    caret: "96820000001",
    message: 'Entry 1 in "phones" should be a text, and is read as a number.',
    hint: /^A phone number starts with \+ and the country code, then digits in groups/,
  },
  {
    at: "site.yaml",
    from: "  phones:\n    - +968 2 000 0001\n    - +968 2 000 0002\n",
    to: "  phones: []\n",
    caret: "phones",
    message: '"phones" needs at least 1 and at most 4 entries and has 0.',
    hint: /^Phone numbers/,
  },
  {
    at: "site.yaml",
    from: "navigation:\n",
    to: "navigation:\n  - label: A\n    to: /\n  - label: B\n    to: /\n  - label: C\n    to: /\n",
    caret: "navigation",
    message: '"navigation" needs at least 1 and at most 6 entries and has 7.',
    hint: /^The links of the header/,
  },
  {
    at: "home/offerings.yaml",
    from: "title: Data Analytics",
    to: 'title: "..."',
    caret: '"..."',
    message: '"title" cannot be "...".',
    hint: /^The page's address is made of the title/,
  },
  {
    at: "home/offerings.yaml",
    from: "title: Data Analytics\n",
    to: "title: >\n    Data Analytics\n",
    caret: ">",
    message: '"title" cannot be "Data Analytics\n".',
    hint: /^The page's address is made of the title/,
  },
  {
    at: "home/offerings.yaml",
    from: "title: Data Analytics\n",
    to: "title: Data\u00a0Analytics\n",
    caret: "Data\u00a0Analytics",
    message: '"title" cannot be "Data\u00a0Analytics".',
    hint: /^A space in it is not an ordinary one/,
  },
  {
    at: "services/ai.yaml",
    from: "order: 1",
    to: "order: 1.5",
    caret: "1.5",
    message: '"order" should be a whole number, and is 1.5.',
    hint: /^The service's place/,
  },
  {
    at: "services/ai.yaml",
    from: "order: 1",
    to: 'order: "1"',
    caret: '"1"',
    message: '"order" should be a whole number, and is a text.',
    hint: "Write the number alone, without quotes.",
  },
  {
    ...aboutTitle("title: About us, our people, our story and what we value most"),
    caret: "About us, our people, our story and what we value most",
    message: '"title" has 54 characters; there is room for 50.',
    hint: /search results, which cut it near 60 characters/,
  },
  {
    at: "site.yaml",
    from: "brand: Karez",
    to: 'brand: "Karez\\nWells"',
    caret: '"Karez\\nWells"',
    message: '"brand" cannot be "Karez\nWells".',
    hint: /^The name stands on one line/,
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

test.each(values)("a value that cannot stand here: $message", expectProblem);

test.each([
  [
    "home/reasons.yaml",
    "title: Proven Results",
    `title: ${"Proven ".repeat(6)}`,
    '"title" has 41 characters; there is room for 30.',
  ],
  [
    "site.yaml",
    "brand: Karez",
    "brand: Karez Well Surveys",
    '"brand" has 18 characters; there is room for 16.',
  ],
  [
    "site.yaml",
    "    label: Services",
    "    label: Surveys and software",
    '"label" has 20 characters; there is room for 18.',
  ],
  [
    "enquiry/mails.yaml",
    "time: 24-48 business hours",
    "time: 24-48 business hours after it has come",
    '"time" has 38 characters; there is room for 36.',
  ],
  ["pages/specimen.yaml", "of: out of", "of: out of all", '"of" has 10 characters; there is room for 8.'],
  [
    "pages/specimen.yaml",
    "came: Measured",
    "came: What was seen",
    '"came" has 13 characters; there is room for 12.',
  ],
  [
    "pages/specimen.yaml",
    "notYet: to come",
    "notYet: still to come",
    '"notYet" has 13 characters; there is room for 12.',
  ],
])("in %s, %s becomes %s, a length that gets advice only", async (at, from, to, message) => {
  expect(await problemsOf({ at, from, to })).toEqual([
    expect.objectContaining({ severity: "advice", message }),
  ]);
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

const order: BrokenCase[] = [
  {
    at: "specimens/well-forecast.yaml",
    from: "high: 30",
    to: "high: 19",
    caret: "19",
    message: '"high" has to be at least "low", which is 20.',
    hint: "The upper end.",
  },
  {
    at: "specimens/well-forecast.yaml",
    from: "to: 60",
    to: "to: 10",
    caret: "10",
    message: '"to" has to be more than "from", which is 10.',
    hint: "Where it ends.",
  },
  {
    at: "specimens/leak-hearing.yaml",
    from: "all: 10",
    to: "all: 9",
    caret: "9",
    message: '"all" has to be at least "right", which is 10.',
    hint: "How many were tried, the right ones among them.",
  },
];

test.each(order)("numbers that contradict each other: $from is $to", expectProblem);

test("a number is not compared with a value that is missing or no number", async () => {
  const file = frozenTexts["specimens/well-forecast.yaml"]!.replace("low: 20", "low: deep");
  expect(
    (await problemsWith({ "specimens/well-forecast.yaml": file })).map(({ message }) => message),
  ).toEqual([expect.stringMatching(/"low"/)]);
});
