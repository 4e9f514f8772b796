import { pagesAbove } from "../search/trail";
import type { Schemas } from "../schema/schema-files";
import { readNodes, type NodeModel } from "./content-nodes";

export const PAGE_LIST_TYPE = `"A page of this site."
type ContentPage {
  path: String!
  title: String!
  "The path of the page above it; none above the home page."
  parent: String
}`;

/** `contentPages(language:)` of GraphQL's query type: every page that the registry makes of the content. */
export function pageList(schemas: Schemas) {
  return {
    type: "[ContentPage!]!",
    args: { language: "String!" },
    resolve: async (
      _source: unknown,
      { language }: { language: string },
      { nodeModel }: { nodeModel: NodeModel },
    ) => {
      const { pagesIn } = await readNodes(schemas, nodeModel);
      const pages = pagesIn(language);
      return [...pages.values()].map((page) => ({
        path: page.path,
        title: page.entry.values.title,
        parent: pagesAbove(page, pages)[0]?.path ?? null,
      }));
    },
  };
}
