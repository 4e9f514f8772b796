import { pagesOf, type ContentPage } from "../pages/content-pages";
import { inFileOrder, type ContentNode } from "../pages/node-entries";
import { collections, type Values } from "../registry";
import type { Schemas } from "../schema/schema-files";
import { nodeType } from "./graphql-types";

/** The part of Gatsby's node model that is read here; Gatsby runs a query again when what it read changes. */
export interface NodeModel {
  findAll: (query: { type: string }) => Promise<{ entries: Iterable<ContentNode> }>;
  getNodeById: (query: { id: string }) => ContentNode | null;
}

/** All content, as nodes. */
export interface ContentNodes {
  pages: ContentPage<{ values: Values }>[];
  /** The values of content/site.yaml. */
  site: Values;
  /** The values of a collection's entries, by the name of its schema. */
  valuesOf: (schema: string) => Values[];
}

/** Reads all content through the node model. */
export async function readNodes(schemas: Schemas, nodeModel: NodeModel): Promise<ContentNodes> {
  const found = new Map<string, { values: Values }[]>();
  for (const { schema } of collections) {
    const { entries } = await nodeModel.findAll({ type: nodeType(schemas, schema) });
    found.set(
      schema,
      inFileOrder([...entries], (id) => nodeModel.getNodeById({ id })),
    );
  }
  const entriesOf = (schema: string) => found.get(schema) ?? [];
  return {
    pages: pagesOf(({ schema }) => entriesOf(schema)),
    site: entriesOf("site")[0]?.values ?? {},
    valuesOf: (schema) => entriesOf(schema).map(({ values }) => values),
  };
}
