import type { NodePluginArgs } from "gatsby";
import { nodeType } from "../graphql/graphql-types";
import type { Collection, Values } from "../collection";
import type { Schemas } from "../schema/schema-files";

/** A node of Gatsby: an entry with its values, or the file of one. */
export interface ContentNode extends Values {
  id: string;
  parent: string | null;
  children: readonly string[];
}

/** The entries that nodes hold, in the order of their files, and of the lists in them. */
export function inFileOrder(
  nodes: readonly ContentNode[],
  getNode: (id: string) => ContentNode | null | undefined,
): { values: Values }[] {
  return nodes
    .map((node) => {
      const file = getNode(node.parent ?? "");
      return {
        values: node,
        file: String(file?.relativePath),
        position: file?.children.indexOf(node.id) ?? 0,
      };
    })
    .sort((one, other) => one.file.localeCompare(other.file, "en") || one.position - other.position);
}

/** A collection's entries among all of Gatsby's nodes. */
export function nodeEntries(
  { getNodesByType, getNode }: Pick<NodePluginArgs, "getNodesByType" | "getNode">,
  schemas: Schemas,
  { schema }: Collection,
): { values: Values }[] {
  const nodes = getNodesByType(nodeType(schemas, schema)) as unknown as ContentNode[];
  return inFileOrder(nodes, (id) => getNode(id));
}
