import { basePath, editionPath, isBelow } from "../editions/languages";
import { nearestPath } from "../pages/content-pages";
import type { Schemas } from "../schema/schema-files";
import { readNodes, type NodeModel } from "./content-nodes";

export const PAGE_LANGUAGE_TYPE = `"A page in one of the site's languages."
type PageLanguage {
  code: String!
  "Its own name for itself."
  name: String!
  "Country of its readers, for link previews."
  region: String
  "ltr or rtl"
  direction: String!
  "The path of its home page."
  home: String!
  "The path of the page in this language, or of the nearest page above it that is there."
  path: String!
  "Whether the page itself is there."
  translated: Boolean!
}`;

/** `pageLanguages(path:)` of GraphQL's query type: where a page is found in each language, the default first. */
export function pageLanguages(schemas: Schemas) {
  return {
    type: "[PageLanguage!]!",
    args: { path: "String!" },
    resolve: async (
      _source: unknown,
      { path }: { path: string },
      { nodeModel }: { nodeModel: NodeModel },
    ) => {
      const { pagesIn, languages } = await readNodes(schemas, nodeModel);
      const { prefix: own = "" } = languages.find(({ prefix }) => isBelow(path, prefix)) ?? {};
      const base = basePath(own, path);
      return languages.map(({ prefix, ...language }) => {
        const pages = pagesIn(language.code);
        const paths = { has: (one: string) => pages.has(editionPath(prefix, one)) };
        return {
          ...language,
          home: editionPath(prefix, "/"),
          path: editionPath(prefix, nearestPath(base, paths)),
          translated: paths.has(base),
        };
      });
    },
  };
}
