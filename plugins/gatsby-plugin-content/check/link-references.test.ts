import {
  expectProblem,
  formatProblem,
  place,
  problemsOf,
  problemsWith,
  writtenAt,
  type BrokenCase,
} from "../../../test/content/broken-content";
import { frozenTexts } from "../../../test/content/frozen-site";

const order = place("services/ai.yaml", "order: 1\n");
const aboutLink = place("site.yaml", "to: /about\n");

const link = writtenAt("site.yaml", "to: /about\n", (to) => `to: ${to}\n`);
const former = writtenAt("services/ai.yaml", "order: 1\n", (path) => `order: 1\nformerly:\n  - ${path}\n`);
const slideLink = writtenAt("home/slides.yaml", "ctaLink: /services/ai", (to) => `ctaLink: ${to}`);

const SIGNS = /has no \*, :, \? or # in it/;
const SLASHES = /starts with . and ends without one/;

const links: BrokenCase[] = [
  {
    at: "site.yaml",
    from: "to: /services\n",
    to: "to: /services#ai-service\n",
    caret: "/services#ai-service",
    message: "/services has no place called #ai-service.",
    hint: 'Did you mean "/services#ai-services"?',
  },
  link("/about#leadership", "/about has no place called #leadership.", "Its places are #main."),
  link(
    "https://www.karez.example/about#team",
    "https://www.karez.example/about#team is a page of this site.",
    'Write "/about#team".',
  ),
  link(
    "https://www.karez.example#main",
    "https://www.karez.example#main is a page of this site.",
    'Write "/#main".',
  ),
  link("/about/", "/about/ is no page of this site.", 'Did you mean "/about"?'),
  slideLink("/services/AI", "/services/AI is no page of this site.", 'Did you mean "/services/ai"?'),
  slideLink(
    "www.company.example",
    '"ctaLink" cannot be "www.company.example".',
    /^A link is a page of this site/,
  ),
  former("services/old", 'Entry 1 in "formerly" cannot be "services/old".', SLASHES),
  former("/services/old/", 'Entry 1 in "formerly" cannot be "/services/old/".', SLASHES),
  former(
    "/services/leaf-%26-fruit-vision",
    "/services/leaf-&-fruit-vision is a page of this site, so it cannot be a former address.",
    /^Remove the line/,
  ),
  former("/blog/*", 'Entry 1 in "formerly" cannot be "/blog/*".', SIGNS),
  former("/blog/%2A", '/blog/%2A is read as "/blog/*".', SIGNS),
  former("/blog/%3Aid", '/blog/%3Aid is read as "/blog/:id".', SIGNS),
  former("/blog%3Fpage=2", '/blog%3Fpage=2 is read as "/blog?page=2".', SIGNS),
  former("/blog%23top", '/blog%23top is read as "/blog#top".', SIGNS),
  former("/blog%2F", '/blog%2F is read as "/blog/".', SIGNS),
  former("/blog%09one", '/blog%09one is read as "/blog\\tone".', SIGNS),
  former(
    "/robots%2Etxt",
    "/robots.txt is an address that the site itself needs, so it cannot be a former address.",
    "Remove the line.",
  ),
  former(
    "/api/enquiry",
    "/api/enquiry is an address that the site itself needs, so it cannot be a former address.",
    "Remove the line.",
  ),
  former(
    "/services/software",
    "/services/software is a page of this site, so it cannot be a former address.",
    /^Remove the line/,
  ),
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
  ["services/ai.yaml", "is empty", "/services/ai#specimen", () => ""],
  ["services/ai.yaml", "has a tab", "/services/ai#specimen", (text) => text.replace(/^ {2}/m, "\t")],
  [
    "services/ai.yaml",
    "cannot be read",
    "/services/ai#specimen",
    (text) => text.split("bullets:")[0] + "a\n",
  ],
  ["pages/services.yaml", "holds two versions", "/services#process", (text) => `<<<<<<< HEAD\n${text}`],
])("while %s %s, links to what it makes are not reported", async (path, _what, link, change) => {
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
