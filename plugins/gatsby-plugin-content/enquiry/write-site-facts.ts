import type { Texts } from "../check/check-content";
import { pagesIn } from "../pages/read-pages";
import { writeIfChanged } from "../write-if-changed";
import { pageFonts } from "./page-fonts";
import { siteFacts } from "./site-facts";

const FILE = "functions/site/generated.ts";

/**
 * Writes what the functions need from content/ into the one module they import it from, so that they run where there
 * is no content/ and no YAML parser.
 */
export function writeSiteFacts(texts: Texts, file = FILE): void {
  const site = siteFacts(texts);
  const fonts = pageFonts(site.editions.map(({ language }) => language));
  const module = `// Made from content/ by gatsby-plugin-content when the site is built. Do not edit.
import type { PageFonts } from "../enquiry/form-page-style";
import type { SiteFacts } from "./facts";

export const site: SiteFacts = ${JSON.stringify(site, null, 2)};

/** The paths of all pages. */
export const pages: readonly string[] = ${JSON.stringify(pagesIn(texts).map(({ path }) => path))};

export const fonts: PageFonts = ${JSON.stringify(fonts, null, 2)};
`;
  writeIfChanged(file, Buffer.from(module));
}
