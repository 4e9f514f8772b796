import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { basename, dirname, join } from "node:path";
import { Renderer } from "@takumi-rs/core";
import pLimit from "p-limit";
import sharp from "sharp";

// One thread for each picture and as many pictures as cores: more would leave webpack no thread to read files with.
sharp.concurrency(1);
const limit = pLimit(availableParallelism());

/**
 * Gatsby's job that makes the files of one picture (`Rendition` in pictures/file-picture.ts). A file's name changes
 * with its content, so a file that exists is up to date.
 */
export async function PICTURE({ outputDir, args: { from, renditions } }) {
  await Promise.all(
    renditions.map(({ file, ...rendition }) => limit(() => make(from, join(outputDir, file), rendition))),
  );
}

async function make(from, to, { extract, resize, format, options }) {
  if (existsSync(to)) return;
  const upright = sharp(from).rotate();
  const part = extract ? upright.extract(extract) : upright;
  await put(to, await part.resize(resize).toFormat(format, options).toBuffer());
}

let writes = 0;

/** Writes a file, named only once it is whole: an interrupted build or a full disk would leave half of it for good. */
async function put(to, data) {
  // Two jobs may make the same file at once.
  const unfinished = join(dirname(to), `.${writes++}-${basename(to)}`);
  await writeFile(unfinished, data);
  await rename(unfinished, to);
}

const FONTS = [
  ...["latin", "latin-ext"].map((part) => [
    "serif",
    `@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-${part}-400-normal.woff2`,
  ]),
  ["serif-arabic", "../../src/theme/fonts/markazi-text-arabic.woff2"],
];
let renderer;

/** Gatsby's job that draws a picture of a layout (`Drawing` in search/drawing.ts): a share picture, an icon. */
export async function DRAWING({ outputDir, args: { art, drawing } }) {
  const { file, node, width, height, format, mark, isMirrored = false } = drawing;
  const to = join(outputDir, file);
  if (file.startsWith("static/") && existsSync(to)) return;
  renderer ??= withFonts();
  const images = [{ src: "mark", data: Buffer.from(mark) }];
  if (art) images.push({ src: "art", data: await artOf(art, { width, height, isMirrored }) });
  const drawn = await renderer;
  // From raw pixels, sharp makes a JPEG in half the time.
  const data =
    format === "jpeg"
      ? await asJpeg(await drawn.render(node, { width, height, format: "raw", images }), { width, height })
      : await drawn.render(node, { width, height, format, images });
  await put(to, data);
}

const asJpeg = (pixels, size) =>
  sharp(pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    // Huffman codes made for each picture would save 2 % of its size, and take a third of the time.
    .jpeg({ quality: 82, optimiseCoding: false })
    .toBuffer();

const arts = new Map();

/** A picture cut to the size of a drawing, as an uncompressed PNG. Pages share it, so it is cut once. */
function artOf(path, { width, height, isMirrored }) {
  const key = JSON.stringify([path, width, height, isMirrored]);
  if (!arts.has(key)) {
    const fit = { width, height, position: "right" };
    const cut = sharp(path).rotate().resize(fit).flop(isMirrored);
    arts.set(key, cut.png({ compressionLevel: 0 }).toBuffer());
  }
  return arts.get(key);
}

async function withFonts() {
  const { resolve } = createRequire(import.meta.url);
  const made = new Renderer();
  for (const [name, font] of FONTS) await made.registerFont({ name, data: await readFile(resolve(font)) });
  return made;
}
