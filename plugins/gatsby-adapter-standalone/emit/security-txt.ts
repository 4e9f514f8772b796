import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "yaml";

const DAY_MS = 86_400_000;

/** RFC 9116, section 3. */
const SECURITY_TXT_PATH = "/.well-known/security.txt";

export type SecurityFacts = { url: string; languages: { code: string }[]; contact: { email: string } };

/**
 * The text of security.txt. It expires a year after the build, as RFC 9116 (section 2.5.5) advises.
 */
export function securityTxt({ url, languages, contact }: SecurityFacts, now: Date): string {
  const expires = new Date(now.getTime() + 364 * DAY_MS);
  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(", ")}`,
    `Canonical: ${new URL(SECURITY_TXT_PATH, url).href}`,
    "",
  ].join("\n");
}

/**
 * Writes the file into Gatsby's `public` folder, from content/site.yaml. Gatsby lists the folder when an adapter
 * reads the manifest of routes, so this comes before.
 */
export async function writeSecurityTxt(root: string, now = new Date()): Promise<void> {
  const facts = parse(await readFile(join(root, "content/site.yaml"), "utf8")) as SecurityFacts;
  const file = join(root, "public", SECURITY_TXT_PATH);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, securityTxt(facts, now));
}
