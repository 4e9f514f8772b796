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

const CONTENT = "content";

/** The last state of content/ in which nothing was wrong with it. */
const MIRROR = ".cache/content";

/** Whether this is Gatsby's development server. */
export const isDeveloping = () => process.env.gatsby_executing_command === "develop";

/** Where Gatsby finds content: while somebody edits, in a copy that a bad edit never reaches. */
export const contentFolder = () => (isDeveloping() ? MIRROR : CONTENT);

/**
 * Makes `to` hold the texts given and whatever else is in `from`. A file that is the same already is left alone, so
 * that nobody who watches it is told. Pictures come before the texts that name them, and go after those.
 */
export function mirrorContent(texts: Texts, from = CONTENT, to = MIRROR): void {
  const others = filesIn(from).filter((path) => !(path in texts) && !/\.ya?ml$/.test(path));
  for (const path of others) {
    if (differs(join(to, path), readFileSync(join(from, path)))) {
      mkdirSync(dirname(join(to, path)), { recursive: true });
      copyFileSync(join(from, path), join(to, path));
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
