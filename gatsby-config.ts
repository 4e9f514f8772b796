import type { GatsbyConfig } from "gatsby";
import { hostAdapter } from "./server/adapter";
import { kindOf } from "./tools/content/kinds";
import { contentFolder } from "./tools/content/mirror";
import { nodeType } from "./tools/content/graphql-types";
import { readSchemas } from "./tools/content/schema";
import { siteUrl } from "./tools/content/site-url";

const schemas = readSchemas();

/** The GraphQL type of a YAML file's nodes. Files of no kind are the content check's to refuse. */
function typeName({ node }: { node: { relativePath: string } }): string {
  const kind = kindOf(node.relativePath);
  return kind ? nodeType(schemas, kind.schema) : "UnknownYaml";
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteUrl() },
  trailingSlash: "never",
  adapter: hostAdapter(),
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true },
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        // The pictures are soft and dark: at these qualities a 4:5 crop 750 px wide takes 9 to 34 KB as AVIF.
        defaults: {
          formats: ["auto", "webp", "avif"],
          placeholder: "none",
          breakpoints: [640, 750, 1080, 1600, 2400],
          quality: 60,
          webpOptions: { quality: 42 },
          avifOptions: { quality: 46 },
        },
      },
    },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-transformer-yaml", options: { typeName } },
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: contentFolder(), ignore: ["**/schema/**", "**/icons/**"] },
    },
    // The plugin's own entries claim a change frequency and a priority that nobody decided.
    {
      resolve: "gatsby-plugin-sitemap",
      options: { serialize: ({ path }: { path: string }) => ({ url: path }) },
    },
  ],
};

export default config;
