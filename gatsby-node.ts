import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { languagesOf } from "./plugins/gatsby-plugin-content/editions/languages";
import { pagesOf } from "./plugins/gatsby-plugin-content/pages/content-pages";
import { redirectsTo } from "./plugins/gatsby-plugin-content/pages/former-paths";
import { nodeEntries } from "./plugins/gatsby-plugin-content/pages/node-entries";
import { componentOf, missingComponents } from "./plugins/gatsby-plugin-content/pages/page-components";
import { pathCollisions } from "./plugins/gatsby-plugin-content/pages/path-collisions";
import { readSchemas } from "./plugins/gatsby-plugin-content/schema/schema-files";

const schemas = readSchemas();

/**
 * The path of a not-found page below its language's prefix. Hosts answer unknown addresses below that prefix with it.
 */
const NOT_FOUND = "/404";

/**
 * Makes the page of each service, offering and so on. The build stops if two pages have one path, or if a page has no
 * component. Former paths redirect to the current ones.
 */
export const createPages: GatsbyNode["createPages"] = (api) => {
  const { actions, reporter } = api;
  const pages = pagesOf((collection) => nodeEntries(api, schemas, collection));
  const [site] = nodeEntries(api, schemas, { files: "site.yaml", schema: "site" });
  const languages = languagesOf(site?.values);
  for (const { message } of pathCollisions(pages, languages)) reporter.panicOnBuild(message);
  for (const message of missingComponents(pages)) reporter.panicOnBuild(message);
  for (const page of pages) {
    const { path, prefix, template, context } = page;
    // Gatsby itself makes the default language's pages of src/pages (onCreatePage).
    if (template || prefix !== "")
      actions.createPage({ path, component: resolve(componentOf(page)), context });
  }
  for (const { code: language, prefix } of languages.slice(1)) {
    const component = resolve("src/pages/404.tsx");
    const path = `${prefix}${NOT_FOUND}`;
    actions.createPage({ path, matchPath: `${prefix}/*`, component, context: { language } });
  }
  for (const redirect of redirectsTo(pages)) actions.createRedirect(redirect);
};

/** The pages of src/pages are in the default language. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  if ("language" in (page.context ?? {})) return;
  const [site] = getNodesByType("SiteSettings");
  const [{ code: language }] = languagesOf(site);
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, language } });
};

/**
 * Publishes every font as a file. Gatsby would inline fonts below 10 kB into the page, where they delay the first paint
 * and violate the page's policy.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  loaders,
}) => {
  const config = (getConfig as () => { module: { rules: { test?: unknown; use?: unknown }[] } })();
  for (const rule of config.module.rules) {
    if (rule.test instanceof RegExp && rule.test.test(".woff2"))
      rule.use = [(loaders.file as () => object)()];
  }
  actions.replaceWebpackConfig(config);
};
