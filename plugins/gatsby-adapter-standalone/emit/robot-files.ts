import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "yaml";

const DAY_MS = 86_400_000;

/** RFC 9116, section 3. */
const SECURITY_TXT_PATH = "/.well-known/security.txt";

type SiteFile = { url: string; languages: { code: string }[]; contact: { email: string } };

/**
 * Writes robots.txt and security.txt into Gatsby's `public` folder, from content/site.yaml. Gatsby lists the folder when
 * an adapter reads the manifest of routes, so this comes before.
 */
export async function writeRobotFiles(root: string, now = new Date()): Promise<void> {
  const site = parse(await readFile(join(root, "content/site.yaml"), "utf8")) as SiteFile;
  const texts = { "/robots.txt": robotsTxt(site), [SECURITY_TXT_PATH]: securityTxt(site, now) };
  for (const [path, lines] of Object.entries(texts)) {
    const file = join(root, "public", path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${lines.join("\n")}\n`);
  }
}

/** RFC 9309. It forbids nothing: a robot has to read a page to see that it is `noindex`. */
function robotsTxt({ url }: SiteFile): string[] {
  return [`Sitemap: ${new URL("/sitemap-index.xml", url).href}`];
}

/** It expires a year after the build, as RFC 9116 (section 2.5.5) advises. */
function securityTxt({ url, languages, contact }: SiteFile, now: Date): string[] {
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${new Date(now.getTime() + 364 * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(", ")}`,
    `Canonical: ${new URL(SECURITY_TXT_PATH, url).href}`,
  ];
}
