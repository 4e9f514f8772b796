import type { SourceNodesArgs } from "gatsby";
import { hashOf } from "../pictures/file-picture";
import { shareDrawing } from "../search/share-picture";
import { iconsDigest } from "./icons";
import type { NodeModel } from "./content-nodes";

const NAME = "Drawings";

export const DRAWINGS_ID = "drawings";

export const DRAWINGS_TYPE = `"Changes when an icon is drawn anew, or the mark or the colours of share pictures."
type ${NAME} implements Node @dontInfer {
  digest: String!
}`;

/**
 * Makes the node on which all that shows an icon or a share picture depends. Gatsby does not watch the files that these
 * are drawn from: without the node, a page from an earlier build's cache would keep the drawings of that build.
 */
export function writeDrawings({ actions }: Pick<SourceNodesArgs, "actions">, root?: string): void {
  // A share picture's texts come from its page, which Gatsby watches.
  const digest = hashOf(iconsDigest(root), shareDrawing({ line: "", brand: "", digest: "" }));
  const internal = { type: NAME, contentDigest: digest };
  void actions.createNode({ id: DRAWINGS_ID, digest, internal });
}

/** Makes Gatsby run a query again when a drawing changes: Gatsby records which nodes a query asks for. */
export function dependOnDrawings(nodeModel: Pick<NodeModel, "getNodeById">): void {
  nodeModel.getNodeById({ id: DRAWINGS_ID });
}
