import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
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
  for (const path of others) {
    const source = join(from, path.slice(path.indexOf("/")));
    if (differs(join(to, path), readFileSync(source))) {
      mkdirSync(dirname(join(to, path)), { recursive: true });
      copyFileSync(source, join(to, path));
    }
  }
  for (const [path, text] of Object.entries(texts)) {
    if (differs(join(to, path), Buffer.from(text))) {
      mkdirSync(dirname(join(to, path)), { recursive: true });
      writeFileSync(join(to, path), text);
    }
  }
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

function differs(file: string, content: Buffer): boolean {
  return !existsSync(file) || !readFileSync(file).equals(content);
}
