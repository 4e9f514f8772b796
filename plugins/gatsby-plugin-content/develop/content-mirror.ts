import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Texts } from "../check/check-content";
import { filesIn } from "../check/files-in";
import { editionTexts } from "../editions/read-editions";
import { isPicture } from "../pictures/picture-problems";
import { writeIfChanged } from "../write-if-changed";

const CONTENT = "content";

/**
 * Where Gatsby finds content: a folder for each language, made of content/. While somebody edits, a bad edit never
 * reaches it.
 */
export const EDITIONS = ".cache/content";

/**
 * Makes `to` hold every edition of the texts given, and in the folder of the default language the pictures of `from`.
 * A picture is written before the texts that name it, and removed after them.
 */
export function mirrorContent(contentTexts: Texts, from = CONTENT, to = EDITIONS): void {
  const texts = editionTexts(contentTexts);
  // The default edition comes first.
  const standard = Object.keys(texts)[0]?.split("/")[0];
  const pictures = filesIn(from).filter(isPicture);
  const wanted = new Set([...pictures.map((path) => `${standard}/${path}`), ...Object.keys(texts)]);
  const names = new Set([...wanted].map((path) => path.toLowerCase()));
  const gone = () => filesIn(to).filter((path) => !wanted.has(path));
  // On a case-insensitive disk, About.jpg and about.jpg are one file: the former name has to be removed first.
  for (const path of gone()) if (names.has(path.toLowerCase())) rmSync(join(to, path));
  for (const path of pictures)
    writeIfChanged(join(to, String(standard), path), readFileSync(join(from, path)));
  for (const [path, text] of Object.entries(texts)) writeIfChanged(join(to, path), Buffer.from(text));
  for (const path of gone()) rmSync(join(to, path));
}
