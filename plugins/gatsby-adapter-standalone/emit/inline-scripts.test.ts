import { pageElements } from "../html/page-elements";
import { minifiedScripts } from "./inline-scripts";

/** The minifier would unescape these, and the browser would read on beyond the script's end. */
test.each(["\\x3c!--", "\\x3cscript"])("a script whose text holds %s stays as it is", async (text) => {
  const html = `<script>(function () { window.a = "${text}" })();</script>`;

  expect(await minifiedScripts(html, pageElements(html))).toEqual([]);
});
