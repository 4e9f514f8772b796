import type { SourceNodesArgs } from "gatsby";

const NAME = "BuildYear";

export const BUILD_YEAR_TYPE = `"The year of the build."
type ${NAME} implements Node @dontInfer {
  year: String!
}`;

/**
 * Makes the node that holds the year. Gatsby's own node holds the time of the build: with that, every build would make
 * every page again.
 */
export function writeBuildYear({ actions, createNodeId }: Pick<SourceNodesArgs, "actions" | "createNodeId">) {
  const year = String(new Date().getUTCFullYear());
  void actions.createNode({ id: createNodeId(NAME), year, internal: { type: NAME, contentDigest: year } });
}
