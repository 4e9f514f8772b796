import { languagesOf } from "../../plugins/gatsby-plugin-content/editions/languages";
import { readEditions } from "../../plugins/gatsby-plugin-content/editions/read-editions";
import { readTexts } from "../../plugins/gatsby-plugin-content/check/check-content";
import { homeOf } from "../../plugins/gatsby-plugin-content/pages/content-pages";
import { readPages } from "../../plugins/gatsby-plugin-content/pages/read-pages";
import { site, type Seo } from "./content";

/** A page of the site, as its content wants it. */
export type SitePage = {
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** What the company is called in its language. */
  brand: string;
  /** What is said there of a link that leads nowhere yet. */
  notAvailable: string;
  /** The code of its language, and which way that is written. */
  language: string;
  direction: "ltr" | "rtl";
  /** What stands in front of its language's paths. */
  prefix: string;
};

type PageContent = { title: string; seo: Seo };

/** The languages of the site, the default first. */
export const LANGUAGES = languagesOf(site);

const [DEFAULT] = LANGUAGES;

const made = readPages();
const files = readEditions(readTexts());

/** What a file of an edition holds. */
const valuesIn = (code: string, path: string) =>
  files.find(({ edition, file }) => edition.language.code === code && file.path === path)?.file.data;

const ofDefault = made.filter(({ language }) => language === DEFAULT.code);

/** The default language's pages that a template makes, in the order of their entries. */
const pathsOf = (template: string | undefined): string[] =>
  ofDefault.filter((page) => page.template === template).map(({ path }) => path);

const pagesIn = (isWanted: (language: string) => boolean): SitePage[] =>
  made
    .filter(({ language = "" }) => isWanted(language))
    .map(({ path, entry, language = "" }) => sitePage(path, language, entry.values as PageContent));

/** Every page of the default language but its not-found page. */
export const PAGES: readonly SitePage[] = pagesIn((language) => language === DEFAULT.code);

/** Every page of the other languages but their not-found pages. */
export const TRANSLATIONS: readonly SitePage[] = pagesIn((language) => language !== DEFAULT.code);

/** The not-found page of each language, at an address that no page has. */
export const NOT_FOUNDS: readonly SitePage[] = LANGUAGES.map(({ code, prefix }) =>
  sitePage(`${prefix}/no-such-page`, code, valuesIn(code, "pages/not-found.yaml") as PageContent),
);

/** The not-found page of the default language. */
export const NOT_FOUND = NOT_FOUNDS[0]!;

/** Every page in every language, the not-found pages too. */
export const ALL_PAGES: readonly SitePage[] = [...PAGES, ...TRANSLATIONS, ...NOT_FOUNDS];

/** Whether a page is the home page of its language. */
export const isHome = (page: SitePage): boolean => page.path === homeOf(page);

/** The page of each service, in their order. */
export const SERVICE_PATHS: readonly string[] = pathsOf("service");

/** The page of each offering, in the order of the file. */
export const OFFERING_PATHS: readonly string[] = pathsOf("offering");

/** A page of each kind, for what takes too long to be looked at on every page. */
export const SAMPLE_PATHS: readonly string[] = [
  ...pathsOf(undefined),
  ...[...new Set(ofDefault.map(({ template }) => template))].flatMap((template) =>
    template ? pathsOf(template).slice(-1) : [],
  ),
];

const isSample = (page: SitePage): boolean =>
  NOT_FOUNDS.includes(page) || SAMPLE_PATHS.includes(page.path.slice(page.prefix.length) || "/");

/** A page of each kind in every language. */
export const SAMPLES: readonly SitePage[] = ALL_PAGES.filter(isSample);

/**
 * The pages for criteria that take long to check: one of each kind and, in each further language, the home page, the
 * form and a service, whose layouts its words strain most.
 */
export const CRITERIA_PATHS: readonly string[] = [
  ...SAMPLE_PATHS,
  NOT_FOUND.path,
  ...SAMPLES.filter(
    (page) =>
      page.language !== DEFAULT.code &&
      (isHome(page) || /^\/(contact|services\/[^/]+)$/.test(page.path.slice(page.prefix.length))),
  ).map(({ path }) => path),
];

/** Every page of the default language, and one of each kind in the others, where only words differ. */
export const MOST_PAGES: readonly SitePage[] = ALL_PAGES.filter(
  (page) => page.language === DEFAULT.code || isSample(page),
);

/** The page at an address. @throws when there is none */
export function pageAt(path: string): SitePage {
  const page = ALL_PAGES.find((one) => one.path === path);
  if (!page) throw new Error(`The content makes no page at ${path}`);
  return page;
}

/** The entries of the navigation that lead to a page of the site, beside that page. */
export const NAVIGATION = site.navigation.flatMap(({ label, to }) =>
  PAGES.filter(({ path }) => path === to).map((page) => ({ label, page })),
);

function sitePage(path: string, language: string, { title, seo }: PageContent): SitePage {
  const { brand, notAvailable } = valuesIn(language, "site.yaml") as typeof site;
  const { direction, prefix } = LANGUAGES.find(({ code }) => code === language) ?? DEFAULT;
  return {
    path,
    title: `${title} | ${brand}`,
    description: seo.description,
    keywords: seo.keywords.join(", "),
    brand,
    notAvailable,
    language,
    direction,
    prefix,
  };
}
