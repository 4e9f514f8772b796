import type { SourceNodesArgs } from "gatsby";

const NAME = "BuildYear";

export const BUILD_YEAR_TYPE = `"The year of the build."
type ${NAME} implements Node @dontInfer {
  year: String!
}`;

/**
 * Makes the node that says which year it is. Gatsby's own has the moment of the build, so that every page would be
 * made again by every build.
 */
export function writeBuildYear({ actions, createNodeId }: Pick<SourceNodesArgs, "actions" | "createNodeId">) {
  const year = String(new Date().getUTCFullYear());
  void actions.createNode({ id: createNodeId(NAME), year, internal: { type: NAME, contentDigest: year } });
}
