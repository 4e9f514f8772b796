import { transform } from "esbuild";
import { isInlineScript, type PageElement, type Replacement } from "../html/page-elements";

/** Old enough for each browser of package.json's `browserslist`. */
const TARGET = "es2020";

/** In a script that holds one of these, `</script>` may not end the element. */
const OPENS = /<!--|<script/i;

/**
 * The replacements that minify a page's inline scripts. Data in a script element is left as it is, and so is a script
 * that gets no smaller: finishing a page again changes nothing.
 * @throws for a script that is not JavaScript
 */
export async function minifiedScripts(
  html: string,
  elements: readonly PageElement[],
): Promise<Replacement[]> {
  const parts = await Promise.all(
    elements.filter(isInlineScript).map(async ({ start, end, text }) => {
      const by = await minified(text);
      const at = html.lastIndexOf(text, end);
      return by.length < text.length
        ? [{ start, end, by: html.slice(start, at) + by + html.slice(at + text.length, end) }]
        : [];
    }),
  );
  return parts.flat();
}

/** Minified scripts by their source: pages share most of them. */
const made = new Map<string, Promise<string>>();

/**
 * The minified script, or the script as it is if the minified code might not let its element end (`OPENS`).
 * @throws for a script that is not JavaScript
 */
export function minified(script: string): Promise<string> {
  const code = made.get(script) ?? minify(script);
  made.set(script, code);
  return code;
}

async function minify(script: string): Promise<string> {
  const { code } = await transform(script, {
    minify: true,
    target: TARGET,
    charset: "utf8",
    sourcefile: "a script of a page",
  });
  return OPENS.test(code) ? script : code.trim();
}
