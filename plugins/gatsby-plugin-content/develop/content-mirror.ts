import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Texts } from "../check/check-content";
import { editionTexts } from "../editions/read-editions";

const CONTENT = "content";

/**
 * Where Gatsby finds content: a folder for each language, made of content/. While somebody edits, a bad edit never
 * reaches it.
 */
export const EDITIONS = ".cache/content";

/**
 * Makes `to` hold every edition of the texts given, and in the folder of the default language whatever else is in
 * `from`. A file that is the same already is left alone, so that nobody who watches it is told. Pictures come before
 * the texts that name them, and go after those.
 */
export function mirrorContent(contentTexts: Texts, from = CONTENT, to = EDITIONS): void {
  const texts = editionTexts(contentTexts);
  const [standard] = Object.keys(texts).map((path) => path.split("/")[0]);
  const others = filesIn(from)
    .filter((path) => !/\.ya?ml$/.test(path))
    .map((path) => `${standard}/${path}`);
  for (const path of others) put(join(to, path), readFileSync(join(from, path.slice(path.indexOf("/")))));
  for (const [path, text] of Object.entries(texts)) put(join(to, path), Buffer.from(text));
  const wanted = new Set([...others, ...Object.keys(texts)]);
  for (const path of filesIn(to)) if (!wanted.has(path)) rmSync(join(to, path));
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    );
}

function put(file: string, content: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(content)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
