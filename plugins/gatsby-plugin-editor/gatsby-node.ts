import { resolve } from "node:path";
import type { Express } from "express";
import type { GatsbyNode } from "gatsby";
import { EDITOR_PATH } from "../../src/config";
import { writeEditor, type EditorOptions } from "./write-editor";

/** Options as they come from Gatsby, which types them loosely. */
const optionsOf = (options: unknown) => options as EditorOptions;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({ pictureOrigins: Joi.array().items(Joi.string().uri()).required() });

/** Writes the editor beside the built site. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (_, options) => {
  await writeEditor(optionsOf(options));
};

/** Writes and serves the editor in development, whose server knows only Gatsby's pages. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }, options) => {
  if (!(await writeEditor(optionsOf(options)))) return;
  const page = resolve("public", `.${EDITOR_PATH}`, "index.html");
  (app as Express).get(EDITOR_PATH, (_request, response) => response.sendFile(page));
};
