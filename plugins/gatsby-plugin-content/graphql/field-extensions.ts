import type { ContentNode } from "../pages/node-entries";
import type { NodeModel } from "./content-nodes";
import { dependOnDrawings } from "./drawings";
import { iconBody } from "./icons";

/** The part of a resolver's context that these resolvers use. */
interface Context {
  defaultFieldResolver: (source: unknown, args: unknown, context: Context, info: unknown) => unknown;
  nodeModel: Pick<NodeModel, "getNodeById">;
}

type Resolver = (source: ContentNode, args: unknown, context: Context, info: unknown) => unknown;

/** `@icon`: turns an icon's name into its markup. */
const resolveIcon: Resolver = (source, args, context, info) => {
  const name = context.defaultFieldResolver(source, args, context, info);
  dependOnDrawings(context.nodeModel);
  return typeof name === "string" ? { body: iconBody(name) } : null;
};

/** `@position`: the item's place in its file, from 0. */
const resolvePosition: Resolver = (source, _args, context) =>
  context.nodeModel.getNodeById({ id: source.parent ?? "" })?.children.indexOf(source.id);

/** What `createFieldExtension` takes, one for each extension that the GraphQL types use. */
export const fieldExtensions = [
  { name: "icon", extend: () => ({ resolve: resolveIcon }) },
  { name: "position", extend: () => ({ resolve: resolvePosition }) },
];
