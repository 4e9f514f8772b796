import { transform } from "esbuild";
import { isInlineScript, type PageElement, type Replacement } from "../html/page-elements";

/** Old enough for each browser of package.json's `browserslist`. */
const TARGET = "es2020";

/** After these, the end of the script would not end its element. */
const OPENS = /<!--|<script/i;

/**
 * What minifies the inline scripts of a page. Data in a script element stays as it is, and a script that gets no smaller,
 * so that a finished page stays as it is.
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

/** Pages share most of their scripts. */
const made = new Map<string, Promise<string>>();

/**
 * The script as short as it gets, or as it is where its element would then not end with it.
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
