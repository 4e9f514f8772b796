import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { readSchemas } from "../gatsby-plugin-content/schema/schema-files";
import { EDITOR_PATH } from "../../src/config";
import { editorConfiguration, type EditorSite } from "./configuration";
import { editorPage } from "./editor-page";
import { buildProgram } from "./editor-bundle";
import { keptProgram } from "./kept-program";

/** Where the program is kept for later builds. */
const CACHE = ".cache/editor";

/** The plugin's options in gatsby-config.ts. */
export type EditorOptions = {
  /** Hosts of photos that content may name. */
  pictureOrigins: readonly string[];
};

/**
 * Writes the visual editor, page and program, into Gatsby's `public` folder, which builds and the development server
 * both serve. Takes about two seconds the first time. If content/site.yaml leaves the editor out, it only removes what
 * an earlier build wrote.
 * @returns whether the site has the editor
 */
export async function writeEditor({ pictureOrigins }: EditorOptions, root = "."): Promise<boolean> {
  const folder = join(root, "public", EDITOR_PATH);
  const site = parse(await readFile(join(root, "content/site.yaml"), "utf8")) as EditorSite;
  await rm(folder, { recursive: true, force: true });
  if (site.editor === "left-out") return false;
  const entries = await readdir(join(root, "content"), { recursive: true });
  const paths = entries.map((path) => path.replaceAll("\\", "/")).sort();
  const program = await keptProgram(folder, join(root, CACHE), (to) => buildProgram(to, EDITOR_PATH));
  const page = editorPage(editorConfiguration(readSchemas(), site, paths), program, pictureOrigins);
  await writeFile(join(folder, "index.html"), page);
  return true;
}
