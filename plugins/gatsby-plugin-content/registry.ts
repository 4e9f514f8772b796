import { offeringPath } from "../../src/offering-path";
import { keyOf, type Collection, type Values } from "./collection";

/** The files whose texts are in and beside every form. */
const FORM = ["enquiry/form.yaml", "process.yaml"];

/** The files whose texts pages of services and offerings share. */
const OFFER = ["pages/offering.yaml", "pages/specimen.yaml", ...FORM];

/** All collections of content. Whatever needs to know what a file is, or which pages there are, loops over them. */
export const collections: readonly Collection[] = [
  { files: "site.yaml", schema: "site" },
  { files: "pages/home.yaml", schema: "home-page", page: { path: "/", also: ["home", "services"] } },
  {
    files: "pages/services.yaml",
    schema: "services-page",
    page: { path: "/services", also: ["services", "process.yaml"] },
    places: () => ["/services#process"],
  },
  { files: "process.yaml", schema: "process" },
  { files: "interface.yaml", schema: "interface" },
  { files: "pages/offering.yaml", schema: "offering-page" },
  { files: "pages/specimen.yaml", schema: "specimen-words" },
  { files: "pages/about.yaml", schema: "about-page", page: { path: "/about", also: ["about"] } },
  { files: "pages/contact.yaml", schema: "contact-page", page: { path: "/contact", also: FORM } },
  { files: "pages/not-found.yaml", schema: "not-found-page" },
  {
    files: "services/*.yaml",
    schema: "service",
    page: {
      noun: "service",
      key: "slug",
      path: (slug) => `/services/${slug}`,
      template: "service",
      also: OFFER,
    },
    unique: [{ key: "order", hint: "Each service has a place of its own: 1, 2, 3 and so on." }],
    // The services overview has a section for each.
    places: (slug, values) => [`/services#${slug}-services`, ...specimenOn(`/services/${slug}`, values)],
  },
  { files: "home/slides.yaml", schema: "slides" },
  {
    files: "home/offerings.yaml",
    schema: "offerings",
    page: {
      noun: "offering",
      key: "title",
      path: offeringPath,
      template: "offering",
      context: ["service"],
      parent: ({ service }) => `/services/${String(service)}`,
      also: OFFER,
    },
    places: (title, values) => specimenOn(offeringPath(title), values),
  },
  {
    files: "specimens/*.yaml",
    schema: "specimen",
    key: "slug",
    unique: [{ key: "slug", hint: "Services and offerings choose a specimen by its slug." }],
  },
  { files: "home/reasons.yaml", schema: "reasons" },
  { files: "home/faqs.yaml", schema: "faqs" },
  { files: "about/values.yaml", schema: "values" },
  { files: "about/team.yaml", schema: "team" },
  {
    files: "legal/*.yaml",
    schema: "legal-text",
    page: { noun: "legal text", key: "slug", path: (slug) => `/${slug}`, template: "legal-text" },
    places: (slug, { sections }) => valuesOf(sections, "anchor").map((anchor) => `/${slug}#${anchor}`),
  },
  {
    files: "pages/sitemap.yaml",
    schema: "sitemap-page",
    page: { path: "/sitemap", also: ["pages", "home/offerings.yaml", "services", "legal"] },
  },
  { files: "enquiry/form.yaml", schema: "enquiry-form" },
  { files: "enquiry/answers.yaml", schema: "enquiry-answers" },
  { files: "enquiry/mails.yaml", schema: "enquiry-mails" },
];

/** The collection of a file given by its path under content/, or undefined when it is of none. */
export function collectionOf(path: string): Collection | undefined {
  return collections.find(({ files }) => {
    const [before = "", after] = files.split("*");
    if (after === undefined) return path === files;
    const name = path.slice(before.length, path.length - after.length);
    return path === before + name + after && /^[^./][^/]*$/.test(name);
  });
}

/**
 * The collections whose entries have names, by their schemas. A text whose `format` is such a schema is the name of one
 * of these entries.
 */
export const namedCollections: ReadonlyMap<string, Collection & { key: string }> = new Map(
  collections.flatMap((collection) => {
    const key = keyOf(collection);
    return key === undefined ? [] : [[collection.schema, { ...collection, key }]];
  }),
);

/** The place of the specimen on a page that shows one. */
const specimenOn = (path: string, { specimen }: Values): string[] => (specimen ? [`${path}#specimen`] : []);

/** The texts that the entries of a list have under a key. */
function valuesOf(list: unknown, key: string): string[] {
  if (!Array.isArray(list)) return [];
  const values = list.map((entry: Values | null | undefined) => entry?.[key]);
  return values.filter((value) => typeof value === "string");
}
