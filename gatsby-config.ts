import type { GatsbyConfig } from "gatsby";
import { hostAdapter } from "./plugins/gatsby-adapter-standalone/standalone-adapter";
import { collectionOf } from "./plugins/gatsby-plugin-content/registry";
import { EDITIONS } from "./plugins/gatsby-plugin-content/develop/content-mirror";
import { nodeType } from "./plugins/gatsby-plugin-content/graphql/graphql-types";
import { readSchemas } from "./plugins/gatsby-plugin-content/schema/schema-files";
import { STOCK_HOSTS } from "./plugins/gatsby-plugin-content/pictures/stock-hosts";
import { lastModified } from "./plugins/gatsby-plugin-content/search/last-modified";
import { readPages } from "./plugins/gatsby-plugin-content/pages/read-pages";
import { translations } from "./plugins/gatsby-plugin-content/search/translations";
import { siteUrl } from "./plugins/gatsby-plugin-content/pages/site-url";

const schemas = readSchemas();

let dates: ReturnType<typeof lastModified> | undefined;
/** When each page's content changed last; asked for once, when the sitemap is written. */
const changed = () => (dates ??= lastModified(console.warn));

let links: ReturnType<typeof translations> | undefined;
/** Each page's addresses in all languages. */
const translated = () => (links ??= translations(readPages(), siteUrl()));

/** The GraphQL type of a YAML file's nodes, in whatever language. The content check refuses files of no collection. */
function typeName({ node }: { node: { relativePath: string } }): string {
  const [, ...path] = node.relativePath.split("/");
  const collection = collectionOf(path.join("/"));
  return collection ? nodeType(schemas, collection.schema) : "UnknownYaml";
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: "never",
  adapter: hostAdapter(),
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    "gatsby-adapter-standalone",
    "gatsby-plugin-content",
    {
      resolve: "gatsby-plugin-editor",
      options: { pictureOrigins: STOCK_HOSTS.map(({ origin }) => origin) },
    },
    "gatsby-plugin-lean-scripts",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: EDITIONS } },
    // The plugin's own entries claim a change frequency and a priority that nobody decided.
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // The not-found pages of further languages; the plugin leaves out the default one's itself.
        excludes: ["/*/404"],
        serialize: ({ path }: { path: string }) => ({
          url: path,
          lastmod: changed().get(path),
          links: translated().get(path),
        }),
      },
    },
  ],
};

export default config;
