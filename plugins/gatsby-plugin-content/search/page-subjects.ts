import type { ContentPage } from "../pages/content-pages";
import type { Values } from "../collection";
import { firmOf, type Site } from "./firm";

type Page = ContentPage<{ values: Values }>;
type Node = Record<string, unknown>;

/** A page, and what the site says beside it. */
export interface PageInSite {
  page: Page;
  /** Those of its language, by their path. */
  pages: ReadonlyMap<string, Page>;
  /** The values of content/site.yaml, in the page's language. */
  site: Site;
  /** The values of every entry of a collection, by the name of its schema. */
  valuesOf: (schema: string) => readonly Values[];
}

/** What the content of a page adds to its graph, by the name of its schema. */
const SUBJECTS: Record<string, (described: PageInSite) => Node[]> = {
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

/** What a page is about, as schema.org describes it: a service, people, questions. */
export function subjectsOf(described: PageInSite): Node[] {
  return SUBJECTS[described.page.collection.schema]?.(described) ?? [];
}

/** A service or an offering, with what belongs to it. */
function service({ page, pages, site }: PageInSite, name: string): Node {
  const addressOf = (path: string) => new URL(path, site.url).href;
  const address = addressOf(page.path);
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
    areaServed: site.contact.country,
    ...(offered.length > 0 && {
      hasOfferCatalog: {
        "@type": "OfferCatalog",
        name,
        // By reference: their names stand on their own pages.
        itemListElement: offered.map(({ path }) => ({
          "@type": "Offer",
          url: addressOf(path),
          itemOffered: { "@type": "Service", "@id": `${addressOf(path)}#service` },
        })),
      },
    }),
  };
}

function questions({ page, site }: PageInSite, list: readonly Values[]): Node {
  return {
    "@type": "FAQPage",
    "@id": `${new URL(page.path, site.url).href}#questions`,
    mainEntity: list.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: String(answer).trim() },
    })),
  };
}

/** The questions that a page answers itself, where it has some. */
function ownQuestions(described: PageInSite): Node[] {
  const { questions: list } = described.page.entry.values as { questions?: Values[] };
  return list?.length ? [questions(described, list)] : [];
}
