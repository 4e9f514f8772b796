import {
  expectProblem,
  formatProblem,
  place,
  problemsOf,
  problemsWith,
  type BrokenCase,
} from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";

const order = place("services/ai.yaml", "order: 1\n");
const aboutLink = place("site.yaml", "to: /about\n");

const links: BrokenCase[] = [
  {
    at: "site.yaml",
    from: "to: /services\n",
    to: "to: /services#ai-service\n",
    caret: "/services#ai-service",
    message: "/services has no place called #ai-service.",
    hint: 'Did you mean "/services#ai-services"?',
  },
  {
    ...aboutLink("to: /about#leadership\n"),
    caret: "/about#leadership",
    message: "/about has no place called #leadership.",
    hint: "Its places are #main.",
  },
  {
    ...aboutLink("to: https://www.karez.example/about#team\n"),
    caret: "https://www.karez.example/about#team",
    message: "https://www.karez.example/about#team is a page of this site.",
    hint: 'Write "/about#team".',
  },
  {
    ...aboutLink("to: https://www.karez.example#main\n"),
    caret: "https://www.karez.example#main",
    message: "https://www.karez.example#main is a page of this site.",
    hint: 'Write "/#main".',
  },
  {
    ...aboutLink("to: /about/\n"),
    caret: "/about/",
    message: "/about/ is no page of this site.",
    hint: 'Did you mean "/about"?',
  },
  {
    at: "home/slides.yaml",
    from: "ctaLink: /services/ai",
    to: "ctaLink: /services/AI",
    caret: "/services/AI",
    message: "/services/AI is no page of this site.",
    hint: 'Did you mean "/services/ai"?',
  },
  {
    at: "home/slides.yaml",
    from: "ctaLink: /services/ai",
    to: "ctaLink: www.company.example",
    caret: "www.company.example",
    message: '"ctaLink" cannot be "www.company.example".',
    hint: /^A link is a page of this site/,
  },
  {
    ...order("order: 1\nformerly:\n  - services/old\n"),
    caret: "services/old",
    message: 'Entry 1 in "formerly" cannot be "services/old".',
    hint: /starts with . and ends without one/,
  },
  {
    ...order("order: 1\nformerly:\n  - /services/old/\n"),
    caret: "/services/old/",
    message: 'Entry 1 in "formerly" cannot be "/services/old/".',
    hint: /starts with . and ends without one/,
  },
  {
    ...order("order: 1\nformerly:\n  - /services/leaf-%26-fruit-vision\n"),
    caret: "/services/leaf-%26-fruit-vision",
    message: "/services/leaf-&-fruit-vision is a page of this site, so it cannot be a former address.",
    hint: /^Remove the line/,
  },
  {
    ...order("order: 1\nformerly:\n  - /blog/*\n"),
    caret: "/blog/*",
    message: 'Entry 1 in "formerly" cannot be "/blog/*".',
    hint: /has no \*, :, \? or # in it/,
  },
  {
    ...order("order: 1\nformerly:\n  - /blog/%2A\n"),
    caret: "/blog/%2A",
    message: '/blog/%2A is read as "/blog/*".',
    hint: /has no \*, :, \? or # in it/,
  },
  {
    ...order("order: 1\nformerly:\n  - /blog/%3Aid\n"),
    caret: "/blog/%3Aid",
    message: '/blog/%3Aid is read as "/blog/:id".',
    hint: /has no \*, :, \? or # in it/,
  },
  {
    ...order("order: 1\nformerly:\n  - /blog%3Fpage=2\n"),
    caret: "/blog%3Fpage=2",
    message: '/blog%3Fpage=2 is read as "/blog?page=2".',
    hint: /has no \*, :, \? or # in it/,
  },
  {
    ...order("order: 1\nformerly:\n  - /blog%23top\n"),
    caret: "/blog%23top",
    message: '/blog%23top is read as "/blog#top".',
    hint: /has no \*, :, \? or # in it/,
  },
  {
    ...order("order: 1\nformerly:\n  - /blog%2F\n"),
    caret: "/blog%2F",
    message: '/blog%2F is read as "/blog/".',
    hint: /has no \*, :, \? or # in it/,
  },
  {
    ...order("order: 1\nformerly:\n  - /blog%09one\n"),
    caret: "/blog%09one",
    message: '/blog%09one is read as "/blog\\tone".',
    hint: /has no \*, :, \? or # in it/,
  },
  {
    ...order("order: 1\nformerly:\n  - /robots%2Etxt\n"),
    caret: "/robots%2Etxt",
    message: "/robots.txt is an address that the site itself needs, so it cannot be a former address.",
    hint: "Remove the line.",
  },
  {
    ...order("order: 1\nformerly:\n  - /api/enquiry\n"),
    caret: "/api/enquiry",
    message: "/api/enquiry is an address that the site itself needs, so it cannot be a former address.",
    hint: "Remove the line.",
  },
  {
    ...order("order: 1\nformerly:\n  - /services/software\n"),
    caret: "/services/software",
    message: "/services/software is a page of this site, so it cannot be a former address.",
    hint: /^Remove the line/,
  },
  {
    ...order("order: 1\nformerly:\n  - /robots\n  - /robots\n"),
    caret: "/robots",
    message: 'Entry 2 in "formerly" says the same as line 5.',
    hint: /^Change or remove/,
  },
  {
    ...order("order: 1\nformerly: /robots\n"),
    caret: "/robots",
    message:
      '"formerly" should be a list, each entry on a line of its own that starts with "- ", and is a text.',
    hint: /^Former addresses/,
  },
];

test.each(links)("a link or a former address that leads nowhere: $message", expectProblem);

const spoilt = (path: string, from: string, to: string) => frozenTexts[path]?.replace(from, () => to);

test("a link to a former address is answered with where the page is now", async () => {
  const problems = await problemsWith({
    "services/ai.yaml": spoilt("services/ai.yaml", "order: 1\n", "order: 1\nformerly:\n  - /robots\n"),
    "site.yaml": spoilt("site.yaml", "to: /about\n", "to: /robots#specimen\n"),
  });
  expect(problems.map(formatProblem)).toEqual([
    {
      at: "site.yaml",
      caret: "/robots#specimen",
      message: "/robots has moved to /services/ai.",
      hint: 'Write "/services/ai#specimen".',
    },
  ]);
});

test.each<[path: string, what: string, link: string, change: (text: string) => string | undefined]>([
  ["home/offerings.yaml", "has a tab", "/services/web-applications", (text) => text.replace(/^ {2}/m, "\t")],
  ["home/offerings.yaml", "is empty", "/services/web-applications", () => ""],
  ["home/offerings.yaml", "is gone", "/services/web-applications", () => undefined],
  ["pages/services.yaml", "holds two versions", "/services#process", (text) => `<<<<<<< HEAD\n${text}`],
])("while %s %s, nothing is said of links to what it makes", async (path, _what, link, change) => {
  const site = spoilt("site.yaml", "to: /about\n", `to: ${link}\n`);
  expect(await problemsWith({ "site.yaml": site })).toEqual([]);
  const problems = await problemsWith({ "site.yaml": site, [path]: change(frozenTexts[path]!) });
  expect(problems.map(({ file }) => file)).toEqual([`content/${path}`]);
});

test("two pages cannot have one former address", async () => {
  const problems = await problemsWith({
    "services/ai.yaml": spoilt("services/ai.yaml", "order: 1\n", "order: 1\nformerly:\n  - /robots\n"),
    "pages/about.yaml": spoilt(
      "pages/about.yaml",
      "title: About\n",
      "title: About\nformerly:\n  - /robots\n",
    ),
  });
  expect(problems.map(formatProblem)).toEqual([
    {
      at: "services/ai.yaml",
      caret: "/robots",
      message: "/robots leads to /about already.",
      hint: "A former address leads to one page: keep one.",
    },
  ]);
});

test("an old address may have a space in it, and signs that a browser encodes", async () => {
  const formerly = "  - /robot%20arms\n  - /caf%C3%A9\n  - /100%\n  - /r%26d\n";
  const to = `order: 1\nformerly:\n${formerly}`;
  expect(await problemsOf(order(to))).toEqual([]);
});

test.each([
  "/services#software-services",
  "/#main",
  "/contact?from=banner",
  "https://www.company.example/jobs",
])("%s can be linked to", async (to) => {
  expect(await problemsOf(aboutLink(`to: ${to}\n`))).toEqual([]);
});
