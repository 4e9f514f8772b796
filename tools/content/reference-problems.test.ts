/** @jest-environment node */
import { expected, problemsOf, told, type BrokenCase } from "./broken-content";

const references: BrokenCase[] = [
  {
    at: "home/offerings.yaml",
    from: "icon: brain-circuit",
    to: "icon: brian-circuit",
    caret: "brian-circuit",
    message: '"brian-circuit" is no icon.',
    hint: 'Did you mean "brain-circuit"?',
  },
  {
    at: "site.yaml",
    from: "icon: linkedin",
    to: "icon: link-edin",
    caret: "link-edin",
    message: '"link-edin" is no icon.',
    hint: 'Did you mean "linkedin"?',
  },
  {
    at: "services/ai.yaml",
    from: "icon: workflow",
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
    from: "service: media",
    to: "service: medai",
    caret: "medai",
    message: '"medai" is no service.',
    hint: 'Did you mean "media"?',
  },
  {
    at: "home/offerings.yaml",
    from: "service: media",
    to: "service: hospitality",
    caret: "hospitality",
    message: '"hospitality" is no service.',
    hint: "Services are ai, media, software.",
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
    to: "Why Choose Falaj",
    caret: "Why Choose Falaj",
    message: "The company's name is spelled out here.",
    hint: "Write {brand} instead of Falaj.",
  },
];

test.each(references)("a text that refers to nothing: $message", async (broken) => {
  expect((await problemsOf(broken)).map(told)).toEqual([expected(broken)]);
});
