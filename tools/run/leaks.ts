import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RUNTIME_VARIABLES } from "../../functions/env";
import { tallyCheck, type Tally } from "./tally";

/** Secrets of other programs that a build server's environment may hold. */
const OTHERS = ["AWS_SECRET_ACCESS_KEY", "DATABASE_URL", "NETLIFY_AUTH_TOKEN", "NPM_TOKEN"];

/** The output of a build: pages, Gatsby's bundles of the functions, our own server. */
export const OUTPUT = ["public", ".cache/functions", "build"];

/** An environment full of secrets that appear nowhere else, so that each one found in a file has leaked. */
export function plantedSecrets(): Record<string, string> {
  const names = [...RUNTIME_VARIABLES, ...OTHERS];
  return Object.fromEntries(names.map((name) => [name, `leak-${randomBytes(12).toString("hex")}`]));
}

/**
 * Looks for secrets in every file of the folders, except compressed copies of other files, and prints a line for each
 * file and secret.
 * @throws when a folder is missing
 */
export function tallyLeaks(folders: readonly string[], secrets: Record<string, string>): Tally {
  const leaks = findLeaks(folders, secrets);
  for (const leak of leaks) console.log(leak);
  return tallyCheck("Secrets", leaks.length);
}

function findLeaks(folders: readonly string[], secrets: Record<string, string>): string[] {
  return folders.flatMap(filesIn).flatMap((file) => {
    const content = readFileSync(file, "latin1");
    const leaked = Object.entries(secrets).filter(([, value]) => content.includes(value));
    return leaked.map(([name]) => `${file} holds ${name}`);
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
