import {
  controls,
  aboutPage,
  contactPage,
  faqs,
  homePage,
  notFoundPage,
  offerings,
  reasons,
  services,
  site,
  slides,
  team,
  values,
} from "./content";
import { words } from "./enquiry-words";
import { linkText, social } from "./links";
import { CARDS } from "./offering-dialog";
import { NOT_FOUND } from "./site-pages";

/** What content puts on a page: a name for it, where it stands (a selector of Playwright's), and its texts in order. */
type Fact = [what: string, where: string, texts: readonly string[]];

const { contact, footer } = site;
const { hours } = contact;
const { learnMore, close } = homePage.offeringDialog;

const FORM = Object.values(words.labels);
const NAVIGATION = site.navigation.map(linkText);
const SOCIAL = social.map(linkText);
const PLACE = `${contact.city},${contact.country}`;

/** The cards stand by service, in the order of the services. */
const BRANCHES = services.flatMap(({ slug }) => offerings.filter(({ service }) => service === slug));

const BRANCH_NAMES = services
  .filter(({ slug }) => offerings.some(({ service }) => service === slug))
  .map(({ shortName }) => shortName);

const names = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
const headings = (level: number, text: string) => `h${level}:text-is(${JSON.stringify(text)})`;

/** What stands around every page. */
export const FRAME: readonly Fact[] = [
  [
    "the navigation",
    `header nav[aria-label=${JSON.stringify(controls.navigation)}] a:not([hreflang])`,
    NAVIGATION,
  ],
  ["the menu", `dialog[aria-label=${JSON.stringify(controls.menu.name)}] li a`, NAVIGATION],
  ["the blurb", "footer a:has(svg) + p", [footer.blurb]],
  ["the social icons", "footer p + ul:has(svg) li", SOCIAL],
  [
    "the footer's columns",
    "footer h2",
    [footer.servicesHeading, footer.companyHeading, footer.contactHeading],
  ],
  [
    "the services in the footer",
    "footer h2 >> nth=0 >> xpath=.. >> ul li",
    [...services.map(({ name }) => name), ...footer.moreServices.map(linkText)],
  ],
  ["the company in the footer", "footer h2 >> nth=1 >> xpath=.. >> ul li", footer.company.map(linkText)],
  ["the address in the footer", "footer address p", [PLACE]],
  ["e-mail and telephone in the footer", "footer address a", [contact.email, contact.phones[0] ?? ""]],
  [
    "the copyright line",
    "footer p:has-text('©')",
    [`© ${new Date().getFullYear()} ${site.brand}. ${footer.copyright}`],
  ],
  ["the legal links", "footer p:has-text('©') + ul li", footer.legal.map(linkText)],
  ["no promo banner, which a script brings when it is due", "aside", []],
];

/** What stands on a page of its own. */
export const FACTS: Readonly<Record<string, readonly Fact[]>> = {
  "/": [
    ["the slides", "[role=group] :is(h1, h2)", names(slides)],
    [
      "each slide's subtitle and description",
      "[role=group] p",
      slides.flatMap(({ subtitle, description }) => [subtitle, description]),
    ],
    [
      "each slide's button",
      "[role=group] a",
      slides.map(({ ctaText, ctaLink }) => linkText({ label: ctaText, to: ctaLink })),
    ],
    ["the services' heading", `main ${headings(2, homePage.services.heading)}`, [homePage.services.heading]],
    ["the branches", "main h3:has(~ div h4)", BRANCH_NAMES],
    ["the cards", "main h4 button", names(BRANCHES)],
    ["each card's description", "main h4 ~ p", BRANCHES.map(({ description }) => description)],
    ["the dialogs", "main dialog h2", CARDS],
    ["the features in each dialog", "main dialog li", offerings.flatMap(({ features }) => names(features))],
    ["the link in each dialog", "main dialog a", CARDS.map((title) => `${learnMore}: ${title}`)],
    ["the button in each dialog", "main dialog a + button", CARDS.map(() => close)],
    ["the link to all services", "main h2 + p > a", [linkText(homePage.services.link)]],
    ["the reasons", `main section:has(${headings(2, homePage.reasons.heading)}) li h3`, names(reasons)],
    ["the questions", "details h3", faqs.map(({ question }) => question)],
    ["the answers", "details > p", faqs.map(({ answer }) => answer)],
    ["no question open", "details[open]", []],
    ["the link after the questions", "section:has(details) a", [linkText(homePage.faq.button)]],
  ],
  "/services": services.flatMap(({ slug, name, overview, capabilities }): Fact[] => [
    [`the ${slug} section's heading`, `section#${slug}-services h2`, [name]],
    [`the ${slug} section's cards`, `section#${slug}-services details h3`, names(capabilities.items)],
    [
      `the ${slug} section's button`,
      `section#${slug}-services a[href="/services/${slug}"]`,
      [overview.button],
    ],
  ]),
  ...Object.fromEntries(
    services.map(({ slug, bullets, capabilities, callToAction }): [string, Fact[]] => [
      `/services/${slug}`,
      [
        [
          "the bullets",
          `section:has(h2:text-is(${JSON.stringify(bullets.heading)})) ol > li`,
          bullets.items.map((item, index) => `${index + 1}${item}`),
        ],
        ["the capabilities", "main section ul h3", names(capabilities.items)],
        [
          "each capability's description",
          "main section ul h3 + p",
          capabilities.items.map(({ description }) => description),
        ],
        ["the way down to the form", 'main a[href="#enquiry"]', [callToAction.button]],
        ["the call to action above the form", "main section:has(form) h2", [callToAction.heading]],
        ["the form's fields", "form label", FORM],
      ],
    ]),
  ),
  "/about": [
    ["the story", `main p:text-is(${JSON.stringify(aboutPage.story.lead)})`, [aboutPage.story.lead]],
    ["the values", "main section:nth-of-type(2) h3", names(values)],
    ["the people", "main li h3", team.map(({ name }) => name)],
    ["each person's title and biography", "main li h3 ~ p", team.flatMap(({ title, bio }) => [title, bio])],
    [
      "the way to write, and no link to anybody's website",
      "main a",
      [linkText(aboutPage.callToAction.button)],
    ],
  ],
  "/contact": [
    ["the headings", "main h2:visible", [contactPage.form.heading, contactPage.panel.heading]],
    ["the form's fields", "form label", FORM],
    ["the form's button", "form button span:first-child", [words.form.send]],
    [
      "the ways to reach us",
      "main dt",
      ["location", "email", "phone", "hours"].map((key) => contactPage.panel[key] ?? ""),
    ],
    ["the location", "main dd >> nth=0", [PLACE]],
    ["the address for mail", "main dd >> nth=1", [contact.email]],
    ["the telephone numbers", "main dd >> nth=2 >> a", contact.phones],
    ["the business hours", "main dd >> nth=3", [hours.days + hours.time + hours.weekend]],
    ["the social icons", "main dl + ul li", SOCIAL],
  ],
  [NOT_FOUND.path]: [
    ["the number", "main p >> nth=0", ["404"]],
    ["the heading", "main h1", [notFoundPage.heading]],
    ["what may have happened", "main h1 + p", [notFoundPage.text]],
    ["the ways on", "main :is(a, button)", [notFoundPage.home, notFoundPage.back]],
  ],
};
