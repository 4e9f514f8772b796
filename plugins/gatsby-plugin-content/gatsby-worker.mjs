import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import sharp from "sharp";

// One thread for each picture and as many pictures as cores: more would leave webpack no thread to read files with.
sharp.concurrency(1);
const limit = pLimit(availableParallelism());

/**
 * Gatsby's job that makes the files of one picture (`Rendition` in pictures/file-picture.ts). A file's name tells
 * its content, so one that is there already is right.
 */
export async function PICTURE({ inputPaths: [{ path }], outputDir, args: { renditions } }) {
  await Promise.all(
    renditions.map(({ file, ...rendition }) => limit(() => make(path, join(outputDir, file), rendition))),
  );
}

async function make(from, to, { resize, format, options }) {
  if (existsSync(to)) return;
  await writeFile(to, await sharp(from).rotate().resize(resize).toFormat(format, options).toBuffer());
}
