import { withBrand } from "../schema/brand";
import { collections, type Collection, type Values } from "../registry";
import type { Schemas } from "../schema/schema-files";
import { pagesOf, parentOf } from "../pages/content-pages";
import { inFileOrder, type ContentNode } from "../pages/node-entries";
import { nodeType } from "./graphql-types";

/** The part of what Gatsby hands a resolver that this one uses. */
interface Context {
  nodeModel: {
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<ContentNode> }>;
    getNodeById: (query: { id: string }) => ContentNode | null;
  };
}

export const PAGE_LIST_TYPE = `"A page of this site."
type ContentPage {
  path: String!
  title: String!
  "The path of the page above it; none above the home page."
  parent: String
}`;

/**
 * `contentPages` of GraphQL's query type: every page that the registry makes of the content. Nodes are read through
 * the node model, so that Gatsby runs the query again when one of them changes.
 */
export function pageList(schemas: Schemas) {
  return {
    type: "[ContentPage!]!",
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) => {
      const nodesOf = async (type: string) => [...(await nodeModel.findAll({ type })).entries];
      const found = new Map<Collection, { values: Values }[]>();
      for (const collection of collections.filter(({ page }) => page)) {
        const nodes = await nodesOf(nodeType(schemas, collection.schema));
        found.set(
          collection,
          inFileOrder(nodes, (id) => nodeModel.getNodeById({ id })),
        );
      }
      const [site] = await nodesOf("SiteSettings");
      const pages = pagesOf((collection) => found.get(collection) ?? []);
      const paths = new Set(pages.map(({ path }) => path));
      return pages.map((page) => ({
        path: page.path,
        title: withBrand(page.entry.values.title, String(site?.brand)),
        parent: page.path === "/" ? null : parentOf(page, paths),
      }));
    },
  };
}
