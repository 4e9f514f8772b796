const { parse } = require("yaml");

/**
 * Webpack loader for content/site.yaml: puts the few facts that the function needs into its bundle, so that it
 * runs where there is neither content/ nor a YAML parser. A missing fact fails the build, and an edit of the
 * file makes `gatsby develop` build the function anew.
 */
module.exports = function siteFactsLoader(source) {
  const site = parse(source) ?? {};
  const brand = required("brand", site.brand);
  const from = required("enquiry.from", site.enquiry?.from).replaceAll("{brand}", brand);
  const to = required("enquiry.to", site.enquiry?.to);
  return `export default ${JSON.stringify({ brand, from, to })};`;
};

function required(key, value) {
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  throw new Error(`content/site.yaml: \`${key}\` is missing. The enquiry e-mails need it.`);
}
