import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";

/**
 * Writes robots.txt (RFC 9309) into Gatsby's `public` folder. It names the sitemap, at the address of
 * content/site.yaml, and forbids nothing: a robot has to read a page to see that it is `noindex`.
 */
export async function writeRobotsTxt(root: string): Promise<void> {
  const { url } = parse(await readFile(join(root, "content/site.yaml"), "utf8")) as { url: string };
  await writeFile(join(root, "public/robots.txt"), `Sitemap: ${new URL("/sitemap-index.xml", url).href}\n`);
}
