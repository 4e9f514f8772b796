import { resolve } from "node:path";
import type { Actions } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { filePicture, type Focus, type Wanted } from "./file-picture";
import { isRemote } from "./stock-hosts";
import { stockPicture } from "./stock-picture";

/** A file's node, as far as it is read here. */
export interface FileNode {
  name: string;
  absolutePath: string;
  dir: string;
  internal: { type: string; contentDigest: string };
}

/** Where files' nodes are found. */
export interface Files {
  findOne: (query: object) => Promise<FileNode | null>;
}

/** The part of a resolver's context that these resolvers use. */
interface Context {
  defaultFieldResolver: (source: unknown, args: unknown, context: Context, info: unknown) => unknown;
  nodeModel: Files & {
    findRootNodeAncestor: (source: unknown, test: (node: FileNode) => boolean) => FileNode | null;
  };
}

/** A picture between the resolver of its field and that of its data: a photo on its host, or the node of a file. */
type PictureSource = ({ address: string } | { file: FileNode }) & { focus?: Focus };

type CreateJob = Actions["createJobV2"];

/**
 * `@picture`: an address stays one; a path leads from the YAML file that names it to the picture's file. A `focus`
 * beside the picture is kept with it.
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
  const focus = (source as { focus?: Focus | null }).focus ?? undefined;
  if (isRemote(image)) return { address: image, focus };
  const yaml = context.nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === "File");
  return { file: await pictureFile(image, yaml, context.nodeModel), focus };
}

/** The file of a picture that a YAML file names. @throws when there is none */
export async function pictureFile(image: string, yaml: FileNode | null, files: Files): Promise<FileNode> {
  const path = resolve(yaml?.dir ?? "", image).replaceAll("\\", "/");
  const query = { filter: { absolutePath: { eq: path } } };
  const file = await files.findOne({ type: "File", query });
  if (!file) throw new Error(`The picture ${image} does not exist.`);
  return file;
}

/**
 * `@imageData`: widths and formats of a picture. Those of a photo elsewhere are its host's parameters; those of a
 * file are made by a job of this plugin (gatsby-worker.mjs), which runs beside the rest of the build.
 */
export async function resolveImageData(
  picture: PictureSource,
  wanted: Wanted,
  createJob: CreateJob,
): Promise<IGatsbyImageData> {
  if ("address" in picture) return stockPicture(picture.address, wanted, picture.focus);
  const key = JSON.stringify([
    picture.file.absolutePath,
    picture.file.internal.contentDigest,
    picture.focus,
    wanted,
  ]);
  const known = made.get(key);
  if (known) return known;
  const data = makePicture(picture, wanted, createJob);
  made.set(key, data);
  return data;
}

/** Many pages show the same picture: it is read, and its job asked for, once. */
const made = new Map<string, Promise<IGatsbyImageData>>();

async function makePicture(
  { file, focus }: { file: FileNode; focus?: Focus },
  wanted: Wanted,
  createJob: CreateJob,
): Promise<IGatsbyImageData> {
  const { absolutePath, name, internal } = file;
  const { format, autoOrient } = await sharp(absolutePath).metadata();
  const { data, renditions } = filePicture(
    { name, digest: internal.contentDigest, ...autoOrient, format, focus },
    wanted,
  );
  void createJob({
    name: "PICTURE",
    // Gatsby would read and hash it again; the files' names hold its digest.
    inputPaths: [],
    outputDir: resolve("public"),
    args: { from: absolutePath, renditions },
  });
  return data;
}

/** What `createFieldExtension` takes, for pictures. */
export const pictureExtensions = (createJob: CreateJob) => [
  { name: "picture", extend: () => ({ resolve: resolvePicture }) },
  {
    name: "imageData",
    extend: () => ({
      resolve: (picture: PictureSource, wanted: Wanted) => resolveImageData(picture, wanted, createJob),
    }),
  },
];
