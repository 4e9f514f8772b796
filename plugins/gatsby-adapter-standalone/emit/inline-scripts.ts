import { transform } from "esbuild";
import { isInlineScript, type PageElement, type Replacement } from "../html/page-elements";
import { isScriptLoader } from "./script-loader";

/** Old enough for each browser of package.json's `browserslist`. */
const TARGET = "es2020";

/**
 * What minifies the inline scripts of a page. Data in a script element stays as it is, and the loader of the page's
 * scripts, which comes minified.
 * @throws for a script that is not JavaScript
 */
export function minifiedScripts(html: string, elements: readonly PageElement[]): Promise<Replacement[]> {
  const scripts = elements.filter((element) => isInlineScript(element) && !isScriptLoader(element.text));
  return Promise.all(
    scripts.map(async ({ start, end, text }) => {
      const { code } = await transform(text, { minify: true, target: TARGET });
      return { start, end, by: html.slice(start, end).replace(text, () => code.trim()) };
    }),
  );
}
