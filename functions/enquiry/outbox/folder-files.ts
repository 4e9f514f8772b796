import { readdir, rename, stat, unlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { inFolder, unlessMissing } from "./durable-file";

/** A file of a folder, when it was last written, and its size in bytes. */
type FolderFile = { file: string; since: Date; size: number };

/** The files of a folder that are wanted, oldest first; none if it is missing. What is no file is not listed. */
export async function listFiles(folder: string, isWanted = (_file: string) => true): Promise<FolderFile[]> {
  const names = (await unlessMissing(() => readdir(folder)))?.result ?? [];
  const files: FolderFile[] = [];
  for (const file of names.filter(isWanted)) {
    const found = (await unlessMissing(() => stat(join(folder, file))))?.result;
    if (found?.isFile()) files.push({ file, since: found.mtime, size: found.size });
  }
  return files.sort((a, b) => a.since.getTime() - b.since.getTime());
}

/** Not `rm`, which looks at a file before it removes it. @returns false if it was gone */
export async function removeFile(path: string): Promise<boolean> {
  return (await unlessMissing(() => unlink(path))) !== undefined;
}

/** Moves a file to another path, whose folder is made if it is missing. @returns false if it was gone */
export async function moveFile(path: string, to: string): Promise<boolean> {
  return (await unlessMissing(() => inFolder(dirname(to), () => rename(path, to)))) !== undefined;
}
