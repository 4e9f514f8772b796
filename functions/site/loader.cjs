const { readFacts } = require("./read-facts.cjs");

/**
 * Webpack loader for content/site.yaml: puts the few facts that the function needs into its bundle, so that it
 * runs where there is neither content/ nor a YAML parser. A missing fact fails the build, and an edit of the
 * file makes `gatsby develop` build the function anew.
 */
module.exports = function siteFactsLoader(source) {
  return `export default ${JSON.stringify(readFacts(source))};`;
};
