import { createHash } from "node:crypto";

/** A file that pages ask for and share: its path on the site, which changes with its content. */
export type PageFile = { path: string; content: string };

/** The file with this content, a hash of which is part of its path. */
export function pageFile(name: string, extension: string, content: string): PageFile {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 12);
  return { path: `/static/${name}-${hash}.${extension}`, content };
}
