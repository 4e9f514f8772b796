import { homeOf, type ContentPage } from "../pages/content-pages";
import type { Values } from "../registry";
import { SHARE_SIZE } from "./share-picture";
import { trailTo } from "./trail";

type Page = ContentPage<{ values: Values }>;
type Node = Record<string, unknown>;

/** What structured data is made of: the page and everything that the site says. */
interface Described {
  page: Page;
  /** Those of its language, by their path. */
  pages: ReadonlyMap<string, Page>;
  /** The values of content/site.yaml, in the page's language. */
  site: Site;
  /** The codes of all languages, the default first. */
  languages: readonly string[];
  /** What the company is called in them. */
  names: readonly string[];
  /** The values of every entry of a collection, by the name of its schema. */
  valuesOf: (schema: string) => readonly Values[];
  /** Full address of the page's share picture. */
  picture: string;
}

/** Schema.org takes lengths there, and no bare numbers. */
const PICTURE_SIZE = { width: `${SHARE_SIZE.width} px`, height: `${SHARE_SIZE.height} px` };

/** What content/site.yaml holds, as far as search engines are told. */
export interface Site {
  brand: string;
  url: string;
  founded: string;
  contact: {
    email: string;
    phones: string[];
    city: string;
    country: string;
    hours: { openingHours: string };
  };
  social: { to: string }[];
}

/** The kind of page by the schema of its content, where schema.org has a closer word than WebPage. */
const PAGE_KINDS: Record<string, string> = {
  "about-page": "AboutPage",
  "contact-page": "ContactPage",
  "services-page": "CollectionPage",
  "sitemap-page": "CollectionPage",
};

/** What the content of a page adds to its graph, by the name of its schema. */
const SUBJECTS: Record<string, (described: Described) => Node[]> = {
  "home-page": (described) => [questions(described, described.valuesOf("faqs"))],
  "about-page": ({ valuesOf, site }) =>
    valuesOf("team").map(({ name, title }) => ({
      "@type": "Person",
      name,
      jobTitle: title,
      worksFor: firmOf(site),
    })),
  service: (described) => [service(described, String(described.page.entry.values.name))],
  offerings: (described) => [
    service(described, String(described.page.entry.values.title)),
    ...ownQuestions(described),
  ],
};

/**
 * One JSON-LD graph for a page (schema.org): the firm, the site, the page, its breadcrumb and what it is about, joined
 * by `@id`. Every value stands on the page too or, for facts of the firm, on the contact or about page.
 */
export function structuredData(described: Described): { "@context": string; "@graph": Node[] } {
  const { page, pages, site, picture, languages, names } = described;
  const home = addressOf(site.url, homeOf(page));
  const inLanguage = page.language ?? languages[0];
  const address = addressOf(site.url, page.path);
  const { title, seo } = page.entry.values as { title: string; seo: { description: string } };
  const trail = trailTo(page, pages);
  const subjects = SUBJECTS[page.collection.schema]?.(described) ?? [];
  return {
    "@context": "https://schema.org",
    "@graph": [
      firm(site, languages, names),
      {
        "@type": "WebSite",
        "@id": `${home}#site`,
        url: home,
        name: site.brand,
        inLanguage,
        publisher: firmOf(site),
      },
      {
        "@type": PAGE_KINDS[page.collection.schema] ?? "WebPage",
        "@id": `${address}#page`,
        url: address,
        name: title,
        description: seo.description,
        inLanguage,
        isPartOf: { "@id": `${home}#site` },
        primaryImageOfPage: { "@type": "ImageObject", url: picture, ...PICTURE_SIZE },
        ...(page.path === homeOf(page) && { about: firmOf(site) }),
        ...(trail.length > 0 && { breadcrumb: { "@id": `${address}#breadcrumb` } }),
        ...(subjects[0]?.["@id"] !== undefined && { mainEntity: { "@id": subjects[0]["@id"] } }),
      },
      ...(trail.length > 0
        ? [
            {
              "@type": "BreadcrumbList",
              "@id": `${address}#breadcrumb`,
              itemListElement: trail.map(({ label, path }, index) => ({
                "@type": "ListItem",
                position: index + 1,
                name: label,
                item: addressOf(site.url, path),
              })),
            },
          ]
        : []),
      ...subjects,
    ],
  };
}

const addressOf = (url: string, path: string): string => new URL(path, url).href;

const firmOf = ({ url }: Site): Node => ({ "@id": `${url}/#firm` });

function firm(
  { brand, url, founded, contact, social }: Site,
  languages: readonly string[],
  names: readonly string[],
): Node {
  const otherNames = names.filter((name) => name !== brand);
  const profiles = social.map(({ to }) => to).filter((to) => to.startsWith("https://"));
  return {
    "@type": "ProfessionalService",
    "@id": `${url}/#firm`,
    name: brand,
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    image: `${url}/icon-512.png`,
    email: contact.email,
    telephone: contact.phones,
    address: {
      "@type": "PostalAddress",
      addressLocality: contact.city,
      addressCountry: contact.country,
    },
    openingHours: contact.hours.openingHours,
    foundingDate: founded,
    areaServed: contact.country,
    knowsLanguage: languages.length > 1 ? languages : languages[0],
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** A service or an offering, with what belongs to it. */
function service({ page, pages, site }: Described, name: string): Node {
  const { url, contact } = site;
  const address = addressOf(url, page.path);
  const { description, lead } = page.entry.values;
  const offered = [...pages.values()].filter(
    ({ collection, entry }) => collection.schema === "offerings" && entry.values.service === page.name,
  );
  return {
    "@type": "Service",
    "@id": `${address}#service`,
    name,
    description: lead ?? description,
    url: address,
    provider: firmOf(site),
    areaServed: contact.country,
    ...(offered.length > 0 && {
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name,
        // By reference: their names stand on their own pages.
        itemListElement: offered.map(({ path }) => ({
          "@type": "Offer",
          url: addressOf(url, path),
          itemOffered: { "@type": "Service", "@id": `${addressOf(url, path)}#service` },
        })),
      },
    }),
  };
}

function questions({ page, site }: Described, list: readonly Values[]): Node {
  return {
    "@type": "FAQPage",
    "@id": `${addressOf(site.url, page.path)}#questions`,
    mainEntity: list.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: String(answer).trim() },
    })),
  };
}

/** The questions that a page answers itself, where it has some. */
function ownQuestions(described: Described): Node[] {
  const { questions: list } = described.page.entry.values as { questions?: Values[] };
  return list?.length ? [questions(described, list)] : [];
}
