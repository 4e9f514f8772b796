import { readFile, rm, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { readSchemas } from "../gatsby-plugin-content/schema/schema-files";
import { EDITOR_PATH } from "../../src/config";
import { editorConfiguration, type EditorSite } from "./configuration";
import { editorPage } from "./editor-page";
import { buildProgram } from "./editor-bundle";

/** The plugin's options in gatsby-config.ts. */
export type EditorOptions = {
  /** Hosts of photos that content may name. */
  pictureOrigins: readonly string[];
};

/**
 * Writes the visual editor, page and program, into Gatsby's `public` folder, which builds and the development server
 * both serve. Takes about two seconds.
 */
export async function writeEditor({ pictureOrigins }: EditorOptions): Promise<void> {
  const folder = `public${EDITOR_PATH}`;
  const site = parse(await readFile("content/site.yaml", "utf8")) as EditorSite;
  await rm(folder, { recursive: true, force: true });
  const program = await buildProgram(folder, EDITOR_PATH);
  const page = editorPage(editorConfiguration(readSchemas(), site), program, pictureOrigins);
  await writeFile(`${folder}/index.html`, page);
}
