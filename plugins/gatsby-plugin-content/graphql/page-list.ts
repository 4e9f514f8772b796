import { pagesAbove } from "../search/trail";
import { withBrand } from "../schema/brand";
import type { Schemas } from "../schema/schema-files";
import { readNodes, type NodeModel } from "./content-nodes";

export const PAGE_LIST_TYPE = `"A page of this site."
type ContentPage {
  path: String!
  title: String!
  "The path of the page above it; none above the home page."
  parent: String
}`;

/** `contentPages` of GraphQL's query type: every page that the registry makes of the content. */
export function pageList(schemas: Schemas) {
  return {
    type: "[ContentPage!]!",
    resolve: async (_source: unknown, _args: unknown, { nodeModel }: { nodeModel: NodeModel }) => {
      const { pages, site } = await readNodes(schemas, nodeModel);
      return pages.map((page) => ({
        path: page.path,
        title: withBrand(page.entry.values.title, String(site.brand)),
        parent: pagesAbove(page, pages)[0]?.path ?? null,
      }));
    },
  };
}
