import { readFile, rm, writeFile } from "node:fs/promises";
import { parse } from "yaml";
import { readSchemas } from "../content/schema";
import { EDITOR_PATH } from "../../server/policy/editor";
import { editorConfiguration, type EditorSite } from "./configuration";
import { editorPage } from "./page";
import { buildProgram } from "./program";

/**
 * Writes the visual editor, page and program, into Gatsby's `public` folder, where a build and the development
 * server alike find it. Takes about two seconds.
 */
export async function writeEditor(): Promise<void> {
  const folder = `public${EDITOR_PATH}`;
  const site = parse(await readFile("content/site.yaml", "utf8")) as EditorSite;
  await rm(folder, { recursive: true, force: true });
  const program = await buildProgram(folder, EDITOR_PATH);
  await writeFile(`${folder}/index.html`, editorPage(editorConfiguration(readSchemas(), site), program));
}
