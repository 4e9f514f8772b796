import { site } from "./pages";

/** What SPEC.md names or counts on a page: a name for it, where it stands (CSS), and its texts in order. */
export type Fact = [what: string, where: string, texts: (string | RegExp)[]];

const any = (count: number): RegExp[] => Array.from({ length: count }, () => /\S/);
const list = (text: string): string[] => text.split(" | ");

const FORM = list("Name | Email | Company | Service | Message");
const NAVIGATION = list("Home | Services | About | Contact");
const SOCIAL = list("LinkedIn | Twitter | Facebook | Instagram").map(unavailable);
const CITY = /^Abu Dhabi,\s*United Arab Emirates$/;

const { email, phones } = site.contact;

export const CARDS = [
  ...list("AI & Machine Learning | Data Analytics | NLP Solutions"),
  ...list("Media Production | Media Management | Streaming Solutions"),
  ...list("Enterprise Software | Mobile Development | Web Applications"),
];

const CAPABILITIES = {
  ai: [
    ...list("Data Analytics | Machine Learning Models | NLP Solutions"),
    ...list("Computer Vision | Business Intelligence | AI Process Automation"),
  ],
  media: [
    ...list("Content Production | Media Management | Streaming Solutions"),
    ...list("Brand Identity | Interactive Media | Digital Marketing"),
  ],
  software: [
    ...list("Enterprise Solutions | Mobile Development | Web Applications"),
    ...list("Cloud Solutions | API Development | DevOps Services"),
  ],
};

type Service = keyof typeof CAPABILITIES;

/** What stands around every page. */
export const FRAME: readonly Fact[] = [
  ["the navigation", "header nav a", NAVIGATION],
  ["the menu", "dialog[aria-label=Menu] li a", NAVIGATION],
  ["the blurb", "footer a:has(svg) + p", any(1)],
  ["the social icons", "footer p + ul:has(svg) li", SOCIAL],
  ["the footer's columns", "footer h2", list("Services | Company | Contact")],
  [
    "the services in the footer",
    "footer h2:text-is('Services') + ul li",
    list("AI & Machine Learning | Media Services | Software Development | Custom Solutions"),
  ],
  [
    "the company in the footer",
    "footer h2:text-is('Company') + ul li",
    ["About Us", ...list("Careers | Case Studies | Blog").map(unavailable)],
  ],
  ["the address in the footer", "footer address p", [CITY]],
  ["e-mail and telephone in the footer", "footer address a", [email, phones[0] ?? ""]],
  ["the copyright line", "footer p:has-text('©')", [new RegExp(`${new Date().getFullYear()} ${site.brand}`)]],
  [
    "the legal links",
    "footer p:has-text('©') + ul li",
    list("Privacy Policy | Terms of Service | Sitemap").map(unavailable),
  ],
];

/** What stands on a page of its own. The promo banner stands on none: only a script can know that it is due. */
export const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  "/": [
    [
      "three slides",
      "[role=group] :is(h1, h2)",
      list("AI-Powered Solutions | Media Production | Custom Software Development"),
    ],
    ["each slide's subtitle and description", "[role=group] p", any(6)],
    ["each slide's button", "[role=group] a", any(3)],
    ["the services' heading", "main h2:text-is('Our Services')", ["Our Services"]],
    ["nine cards", "main h4 button", CARDS],
    ["each card's description", "main h4 ~ p", any(9)],
    ["nine dialogs", "main dialog h2", CARDS],
    ["six features in each dialog", "main dialog li", any(54)],
    ["a Learn More link in each dialog", "main dialog a", Array<RegExp>(9).fill(/^Learn More/)],
    ["a Close button in each dialog", "main dialog a + button", Array<string>(9).fill("Close")],
    ["the link to all services", "main a[href='/services']", ["View All Services"]],
    [
      "seven reasons",
      `main h2:text-is('Why Choose ${site.brand}') >> xpath=ancestor::section >> li h3`,
      [
        ...list("Industry Expertise | Client-Focused Approach | Innovative Solutions | Quality Assurance"),
        ...list("Proven Results | Timely Delivery | Performance Focused"),
      ],
    ],
    ["six questions", "details h3", [/industries/, /How long/, /support/, /AI/, /integrate/, /data/]],
    ["how long projects take", "details:nth-of-type(2) > p", [/simple.+4–8 weeks.+complex.+months/i]],
    ["the data laws", "details:nth-of-type(6) > p", [/GDPR, HIPAA or CCPA/]],
    ["no question open", "details[open]", []],
    ["the link after the questions", "section:has(details) a[href='/contact']", ["Get in Touch"]],
  ],
  "/services": (["ai", "media", "software"] as const).flatMap((service): Fact[] => [
    [`the ${service} section's cards`, `section#${service}-services li h3`, CAPABILITIES[service]],
    [`the ${service} section's button`, `section#${service}-services a[href="/services/${service}"]`, any(1)],
  ]),
  "/services/ai": detail("ai", "Ready to Transform Your Business with AI?"),
  "/services/media": detail("media", /\S/),
  "/services/software": detail("software", /\S/),
  "/about": [
    ["the story", "main p:has-text('founded in Abu Dhabi in 2025 by a trio of experts')", any(1)],
    [
      "four values",
      "main section:nth-of-type(2) h3",
      list("Innovation | Collaboration | Integrity | Excellence"),
    ],
    ["four people", "main li h3", any(4)],
    ["each person's title and biography", "main li h3 ~ p", any(8)],
    ["no link to anybody's website", "main a", []],
  ],
  "/contact": [
    ["the form's heading", "main h2", ["Send Us a Message", /\S/]],
    ["the form's fields", "form label", FORM],
    ["the form's button", "form button span:first-child", ["Send Message"]],
    ["the location", "dt:text-is('Location') + dd", [CITY]],
    ["the address for mail", "dt:text-is('Email') + dd", [email]],
    ["two telephone numbers", "dt:text-is('Phone') + dd a", phones],
    [
      "the business hours",
      "dt:text-is('Business hours') + dd",
      [/^Monday to Friday\s*9:00 AM to 6:00 PM\s*Weekend closed$/],
    ],
    ["four social icons", "main dl + ul li", SOCIAL],
  ],
  "/no-such-page": [
    ["the number", "main p >> nth=0", ["404"]],
    ["the heading", "main h1", ["Page Not Found"]],
    ["what may have happened", "main h1 + p", [/may have been removed, renamed or be unavailable/]],
    ["the ways on", "main :is(a, button)", list("Back to Home | Go Back")],
  ],
};

function detail(service: Service, callToAction: string | RegExp): Fact[] {
  return [
    ["eight bullets", "main section ol > li", any(8)],
    ["six cards", "main section ul h3", CAPABILITIES[service]],
    ["each card's description", "main section ul h3 + p", any(6)],
    ["the call to action above the form", "main section:has(form) h2", [callToAction]],
    ["the form's fields", "form label", FORM],
  ];
}

function unavailable(name: string): string {
  return `${name} (not yet available)`;
}
