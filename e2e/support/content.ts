import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { withBrand, withTexts } from "../../plugins/gatsby-plugin-content/schema/brand";

/** What content/ holds, as far as the journeys take from it what they expect. */

export type Link = { label: string; to: string };
export type Seo = { description: string; keywords: string[] };
type Page = { title: string };
type Headed = { heading: string };

type Site = {
  editor?: string;
  brand: string;
  url: string;
  repository: string;
  languages: { code: string; name: string }[];
  contact: {
    email: string;
    phones: string[];
    city: string;
    country: string;
    hours: { days: string; time: string; weekend: string };
  };
  enquiry: { from: string; to: string };
  analytics: { script: string };
  navigation: Link[];
  social: { name: string; to: string }[];
  footer: {
    blurb: string;
    servicesHeading: string;
    moreServices: Link[];
    companyHeading: string;
    company: Link[];
    contactHeading: string;
    copyright: string;
    legal: Link[];
  };
  promo: { title: string; text: string; button: Link };
  notAvailable: string;
};

type Service = Page & {
  /** The name of its file in content/services. */
  file: string;
  slug: string;
  order: number;
  name: string;
  shortName: string;
  image: string;
  overview: { button: string };
  bullets: Headed & { items: string[] };
  capabilities: { items: { title: string; description: string }[] };
  callToAction: Headed & { button: string };
};

type Offering = Page & {
  service: string;
  description: string;
  features: { title: string; text?: string }[];
  symptoms?: string[];
  specimen?: string;
  questions?: { question: string; answer: string }[];
  needs?: string[];
  enquiry?: Headed & { button: string };
};

type Slide = {
  label: string;
  title: string;
  subtitle: string;
  description: string;
  ctaText: string;
  ctaLink: string;
};

type HomePage = {
  services: Headed & { link: Link };
  offeringDialog: { learnMore: string; close: string };
  reasons: Headed;
  faq: Headed & { button: Link };
};

/** The names of controls and regions, as far as journeys use them. */
type Controls = {
  skipLink: string;
  navigation: string;
  menu: Record<"name" | "open" | "close", string>;
  carousel: Record<"name" | "goTo" | "previous" | "next" | "pause" | "play", string>;
  closeBanner: string;
  closeMessage: string;
};

const FOLDER = "content";

export const site = content<Site>("site.yaml");

export const services: readonly Service[] = readdirSync(join(FOLDER, "services"))
  .filter((file) => file.endsWith(".yaml"))
  .map((file) => ({ ...content<Service>(`services/${file}`), file }))
  .sort((one, other) => one.order - other.order);

export const offerings = content<Offering[]>("home/offerings.yaml");
export const slides = content<Slide[]>("home/slides.yaml");
export const reasons = content<{ title: string }[]>("home/reasons.yaml");
export const faqs = content<{ question: string; answer: string }[]>("home/faqs.yaml");
export const values = content<{ title: string }[]>("about/values.yaml");
export const team = content<{ name: string; title: string; bio: string }[]>("about/team.yaml");

export const homePage = content<HomePage>("pages/home.yaml");
export const aboutPage = content<{ story: { lead: string }; callToAction: { button: Link } }>(
  "pages/about.yaml",
);
export const contactPage = content<{ form: Headed; panel: Headed & Record<string, string> }>(
  "pages/contact.yaml",
);
export const controls = content<Controls>("interface.yaml");
export const notFoundPage = content<Page & Headed & { text: string; home: string; back: string }>(
  "pages/not-found.yaml",
);

/** What a file of content/ holds, with the company's name where `{brand}` stands. */
export function content<T>(path: string): T {
  const read = (file: string): unknown => parse(readFileSync(join(FOLDER, file), "utf8"));
  const { brand } = read("site.yaml") as Site;
  return withTexts(read(path), (text) => withBrand(text, brand)) as T;
}
