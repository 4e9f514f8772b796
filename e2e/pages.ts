import { BRAND } from "../tools/content/brand";
import { contentPages } from "../tools/content/pages";
import { shipped, shippedServices, type Seo } from "../tools/content/shipped-content";

/** What the journeys need of site.yaml. */
type Site = {
  brand: string;
  url: string;
  repository: string;
  language: string;
  contact: { email: string; phones: string[] };
  enquiry: { from: string; to: string };
  analytics: { script: string };
};

/** A page of the site, as its content wants it. */
export type SitePage = { path: string; title: string; description: string; keywords: string };

type Content = { title: string; seo: Seo };

export const site = shipped<Site>("site.yaml");

const services = shippedServices();
const offerings = shipped<(Content & { service: string })[]>("home/offerings.yaml");

const ofFile = (path: string, file: string): SitePage =>
  sitePage(path, shipped<Content>(`pages/${file}.yaml`));

/** The not-found page, at an address that no page has. */
export const NOT_FOUND = ofFile("/no-such-page", "not-found");

const made = contentPages(services, offerings);

/** The page that each offering has, in the order of the cards. */
export const OFFERING_PATHS: readonly string[] = made
  .filter(({ template }) => template === "offering")
  .map(({ path }) => path);

/** Every page but the not-found page. */
export const PAGES: readonly SitePage[] = [
  ofFile("/", "home"),
  ofFile("/services", "services"),
  ...made.map(({ path, context }) =>
    sitePage(
      path,
      "slug" in context
        ? services.find(({ slug }) => slug === context.slug)
        : offerings.find(({ title }) => title === context.title),
    ),
  ),
  ofFile("/about", "about"),
  ofFile("/contact", "contact"),
];

/** Every page, the not-found page too. */
export const ALL_PAGES: readonly SitePage[] = [...PAGES, NOT_FOUND];

function sitePage(path: string, content: Content | undefined): SitePage {
  if (!content) throw new Error(`No content makes the page ${path}`);
  const { title, seo } = content;
  return {
    path,
    title: `${title} | ${site.brand}`,
    description: seo.description.replaceAll(BRAND, site.brand),
    keywords: seo.keywords.join(", "),
  };
}
