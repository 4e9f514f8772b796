import { resolve } from "node:path";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { isRemote } from "./stock-hosts";
import { stockPicture } from "./stock-picture";

interface Node {
  id: string;
  dir: string;
  children: string[];
  internal: { type: string };
}

/** What a query asks of a picture; gatsby-transformer-sharp's arguments, of which a photo elsewhere takes these. */
interface Arguments {
  breakpoints?: number[];
  aspectRatio?: number;
  transformOptions?: { cropFocus?: number | string };
}

interface ImageDataField {
  args: readonly { name: string; defaultValue?: unknown }[];
  resolve: (image: Node, args: object, context: Context, info: Info) => Promise<IGatsbyImageData>;
}

/** The parts of what Gatsby hands a resolver that these ones use. */
interface Info {
  schema: { getType: (name: string) => { getFields: () => { gatsbyImageData: ImageDataField } } };
}
interface Context {
  defaultFieldResolver: (source: unknown, args: unknown, context: Context, info: unknown) => unknown;
  nodeModel: {
    findRootNodeAncestor: (source: unknown, test: (node: Node) => boolean) => Node | null;
    findOne: (query: object) => Promise<Node | null>;
    getNodesByIds: (query: { ids: string[] }) => (Node | null)[];
  };
}

/** A picture between the resolver of its field and that of its data: a photo on its host, or the node of a file. */
type PictureSource = { address: string } | { file: Node };

/**
 * `@picture`: an address stays one; a path leads from the YAML file that names it to the picture's file.
 * @throws when there is no such file; the content check tells an editor so before
 */
export async function resolvePicture(
  source: unknown,
  args: unknown,
  context: Context,
  info: unknown,
): Promise<PictureSource | null> {
  const image = context.defaultFieldResolver(source, args, context, info);
  if (typeof image !== "string") return null;
  if (isRemote(image)) return { address: image };
  const yaml = context.nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === "File");
  const path = resolve(yaml?.dir ?? "", image).replaceAll("\\", "/");
  const query = { filter: { absolutePath: { eq: path } } };
  const file = await context.nodeModel.findOne({ type: "File", query });
  if (!file) throw new Error(`The picture ${image} does not exist.`);
  return { file };
}

/**
 * `@imageData`: widths and formats of a picture. Those of a file are what gatsby-transformer-sharp makes of it, as if
 * its own field were asked; those of a photo elsewhere are made of its host's parameters.
 */
export async function resolveImageData(
  picture: PictureSource,
  args: Arguments,
  context: Context,
  info: Info,
): Promise<IGatsbyImageData> {
  if ("address" in picture) {
    const { breakpoints = [], aspectRatio, transformOptions } = args;
    const fromRight = transformOptions?.cropFocus === sharp.gravity.east;
    return stockPicture(picture.address, { breakpoints, aspectRatio, fromRight });
  }
  const image = context.nodeModel
    .getNodesByIds({ ids: picture.file.children })
    .find((child) => child?.internal.type === "ImageSharp");
  if (!image) throw new Error(`${picture.file.id} is no picture.`);
  const field = info.schema.getType("ImageSharp").getFields().gatsbyImageData;
  const defaults = field.args.flatMap(({ name, defaultValue }) =>
    defaultValue === undefined ? [] : [[name, defaultValue] as const],
  );
  return field.resolve(image, { ...Object.fromEntries(defaults), ...args }, context, info);
}

/** What `createFieldExtension` takes, for pictures. */
export const pictureExtensions = [
  { name: "picture", extend: () => ({ resolve: resolvePicture }) },
  { name: "imageData", extend: () => ({ resolve: resolveImageData }) },
];
