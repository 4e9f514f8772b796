const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { interpolateName } = require("loader-utils");

/** How Gatsby names the files that pages import. */
const GATSBY_NAME = "static/[name]-[hash].[ext]";

/**
 * Webpack loader for src/theme/fonts.ts: finds the font files that the pages import there, and makes a module of
 * the addresses under which Gatsby publishes them, in the order of the imports. So the function's own page shows
 * the same fonts, from the same files, whichever those are.
 */
module.exports = function fontsLoader(source) {
  const files = [...source.matchAll(/^import \w+ from "(.+\.woff2)";$/gm)].map(([, request]) =>
    fileOf(request),
  );
  if (files.length !== 2) throw new Error("src/theme/fonts.ts: the serif and the sans font were expected.");
  const [serif, sans] = files.map(address);
  return `export default ${JSON.stringify({ serif, sans })};`;
};

/** Where an import leads that stands in src/theme: to a file beside it, or into a package. */
function fileOf(request) {
  const root = join(__dirname, "../..");
  return request.startsWith(".") ? join(root, "src/theme", request) : join(root, "node_modules", request);
}

function address(file) {
  return `/${interpolateName({ resourcePath: file }, GATSBY_NAME, { content: readFileSync(file) })}`;
}
