import { SHARE_SIZE } from "../../../src/config";
import { homeOf } from "../pages/content-pages";
import { firm, firmOf } from "./firm";
import { subjectsOf, type PageInSite } from "./page-subjects";
import { trailTo } from "./trail";

/** What structured data is made of: the page and everything that the site says. */
interface Described extends PageInSite {
  /** The codes of all languages, the default first. */
  languages: readonly string[];
  /** What the company is called in them. */
  names: readonly string[];
  /** Full address of the page's share picture. */
  picture: string;
}

type Node = Record<string, unknown>;

/** Schema.org takes lengths there, and no bare numbers. */
const PICTURE_SIZE = { width: `${SHARE_SIZE.width} px`, height: `${SHARE_SIZE.height} px` };

/** The kind of page by the schema of its content, where schema.org has a closer word than WebPage. */
const PAGE_KINDS: Record<string, string> = {
  "about-page": "AboutPage",
  "contact-page": "ContactPage",
  "services-page": "CollectionPage",
  "sitemap-page": "CollectionPage",
};

/**
 * One JSON-LD graph for a page (schema.org): the firm, the site, the page, its breadcrumb and what it is about, joined
 * by `@id`. Every value stands on the page too or, for facts of the firm, on the contact or about page.
 */
export function structuredData(described: Described): { "@context": string; "@graph": Node[] } {
  const { page, pages, site, picture, languages, names } = described;
  const addressOf = (path: string) => new URL(path, site.url).href;
  const home = addressOf(homeOf(page));
  const address = addressOf(page.path);
  const inLanguage = page.language ?? languages[0];
  const { title, seo } = page.entry.values as { title: string; seo: { description: string } };
  const trail = trailTo(page, pages);
  const subjects = subjectsOf(described);
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
                item: addressOf(path),
              })),
            },
          ]
        : []),
      ...subjects,
    ],
  };
}
