/** @jest-environment node */
import { expected, problemsOf, formatProblem, type BrokenCase } from "../../../test/content/broken-content";

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
    hint: "Look for a name at https://lucide.dev/icons.",
  },
  {
    at: "services/ai.yaml",
    from: "../images/hero-ai.jpg",
    to: "../images/hero-al.jpg",
    caret: "../images/hero-al.jpg",
    message: "The picture ../images/hero-al.jpg does not exist.",
    hint: 'Did you mean "../images/hero-ai.jpg"?',
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
    at: "home/slides.yaml",
    from: "ctaLink: /services/ai",
    to: "ctaLink: /service/ai",
    caret: "/service/ai",
    message: "/service/ai is no page of this site.",
    hint: 'Did you mean "/services/ai"?',
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
  {
    at: "pages/home.yaml",
    from: "Why Choose {brand}",
    to: "Why Choose {brnad}",
    caret: "Why Choose {brnad}",
    message: "{brnad} stands for nothing.",
    hint: "Write {brand} for the company's name.",
  },
  {
    at: "pages/home.yaml",
    from: "Why Choose {brand}",
    to: "Why Choose Karez",
    caret: "Why Choose Karez",
    message: "The company's name is spelled out here.",
    hint: "Write {brand} instead of Karez.",
  },
];

test.each(references)("a text that refers to nothing: $message", async (broken) => {
  expect((await problemsOf(broken)).map(formatProblem)).toEqual([expected(broken)]);
});
