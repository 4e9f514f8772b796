import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { EDITOR_PATH } from "../policy/editor";

/** The text of robots.txt (RFC 9309): everything may be read but the editor, and where the sitemap is. */
export function robotsTxt(url: string): string {
  const sitemap = new URL("/sitemap-index.xml", url).href;
  return `User-agent: *\nDisallow: ${EDITOR_PATH}\n\nSitemap: ${sitemap}\n`;
}

/** Writes the file into Gatsby's `public` folder, with the address of content/site.yaml. */
export async function writeRobotsTxt(root: string): Promise<void> {
  const { url } = parse(await readFile(join(root, "content/site.yaml"), "utf8")) as { url: string };
  await writeFile(join(root, "public/robots.txt"), robotsTxt(url));
}
