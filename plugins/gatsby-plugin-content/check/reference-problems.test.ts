import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../../../test/folders";
import { expectProblem, writtenAt, type BrokenCase } from "../../../test/content/broken-content";
import { FROZEN_SITE, frozenTexts } from "../../../test/content/frozen-site";
import { contentCheck } from "./check-content";

const heading = writtenAt("pages/home.yaml", "Why Choose {brand}");

const references: BrokenCase[] = [
  {
    at: "home/offerings.yaml",
    from: "icon: app-window",
    to: "icon: app-widnow",
    caret: "app-widnow",
    message: '"app-widnow" is no icon.',
    hint: 'Did you mean "app-window"?',
  },
  {
    at: "site.yaml",
    from: "icon: mastodon",
    to: "icon: masto-don",
    caret: "masto-don",
    message: '"masto-don" is no icon.',
    hint: 'Did you mean "mastodon"?',
  },
  {
    at: "services/ai.yaml",
    from: "icon: notebook-pen",
    to: "icon: qqqqqqqqqqqqqqqq",
    caret: "qqqqqqqqqqqqqqqq",
    message: '"qqqqqqqqqqqqqqqq" is no icon.',
    hint: "Look for a name at https://lucide.dev/icons, or put an SVG of that name into content/icons, drawn as its README.md says.",
  },
  {
    at: "site.yaml",
    from: "script: /insights/script.js",
    to: "script: /insights/scrpt.js",
    caret: "/insights/scrpt.js",
    severity: "advice",
    message: "There is no file static/insights/scrpt.js.",
    hint: 'Did you mean "/insights/script.js"?',
  },
  {
    at: "site.yaml",
    from: "script: /insights/script.js",
    to: "script: /insights",
    caret: "/insights",
    severity: "advice",
    message: "There is no file static/insights.",
    hint: /^The script is served from this site/,
  },
  {
    at: "services/ai.yaml",
    from: "../images/hero-ai.jpg",
    to: "../pictures/hero-ai.jpg",
    caret: "../pictures/hero-ai.jpg",
    message: "The picture ../pictures/hero-ai.jpg does not exist.",
    hint: 'Did you mean "../images/hero-ai.jpg"?',
  },
  {
    at: "services/ai.yaml",
    from: "../images/hero-ai.jpg",
    to: "../images/hero-ai.jpg/hero.jpg",
    caret: "../images/hero-ai.jpg/hero.jpg",
    message: "The picture ../images/hero-ai.jpg/hero.jpg does not exist.",
    hint: /./,
  },
  {
    at: "site.yaml",
    from: "    to: /about",
    to: "    to: /story#team",
    caret: "/story#team",
    message: "/story is no page of this site.",
    hint: /^Pages are \/, \/services, /,
  },
  {
    at: "home/offerings.yaml",
    from: "service: software",
    to: "service: sofwtare",
    caret: "sofwtare",
    message: '"sofwtare" is no service.',
    hint: 'Did you mean "software"?',
  },
  {
    at: "home/offerings.yaml",
    from: "service: software",
    to: "service: hospitality",
    caret: "hospitality",
    message: '"hospitality" is no service.',
    hint: "Services are ai, software.",
  },
  heading("Why Choose {brnad}", "{brnad} stands for nothing.", "Write {brand} for the company's name."),
  heading("Why Choose {{brand}}", "{{brand}} stands for nothing.", "Write {brand} for the company's name."),
  heading("Why Choose {brand", "{ stands for nothing.", "Write {brand} for the company's name."),
  heading("Why Choose (brand}", "} stands for nothing.", "Write {brand} for the company's name."),
];

test.each(references)("a text that refers to nothing: $message", expectProblem);

const CANVAS = 'drawn on 24 by 24: viewBox="0 0 24 24".';

test.each([
  ["that is drawn on another canvas", '<svg viewBox="0 0 48 48"><path d="M0 0" /></svg>', CANVAS],
  ["that is no SVG", "PNG", CANVAS],
  [
    "that is filled with a colour",
    '<svg viewBox="0 0 24 24"><path fill="#595AFF" d="M0 0" /></svg>',
    'drawn with strokes: no fill but "none" or "currentColor".',
  ],
])("an icon of the site's own %s is reported where it is named", async (_what, svg, demand) => {
  const root = newFolder("icons");
  cpSync(join(FROZEN_SITE, "content"), join(root, "content"), { recursive: true });
  const file = join(root, "content/icons/mastodon.svg");
  writeFileSync(file, svg);
  const problems = await contentCheck(root)(frozenTexts);
  expect(problems).toEqual([
    expect.objectContaining({
      file: "content/site.yaml",
      message: `${file} has to be ${demand}`,
    }),
  ]);
});
