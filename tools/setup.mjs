// Runs before the npm scripts that a newcomer types, so that a fresh clone needs no separate install. Only Node's own
// modules: no package is installed yet when it starts.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PROGRESS_MS = 15_000;

/**
 * Whether `node_modules` lacks something that the lock file names, or has it in another version.
 * npm's own record in `node_modules` is compared by content: dates are wrong after a checkout or a restored cache.
 */
function isStale(root) {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const present = packagesOf(join(root, "node_modules/.package-lock.json"));
  if (!wanted) throw new Error("package-lock.json is missing or unreadable");
  if (!present) return true;
  const lacking = Object.entries(wanted).some(([path, entry]) => {
    if (path === "" || (entry.optional && !present[path])) return false; // for another platform
    return present[path]?.version !== entry.version;
  });
  return lacking || Object.keys(present).some((path) => !wanted[path]);
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** Installs what the lock file says; install scripts stay off (see `allowScripts` in package.json). */
async function install(root) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log("Installing packages (about a minute on two cores, the first time only) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const options = ["ci", "--include=dev", "--include=optional", "--ignore-scripts", "--loglevel=error"];
  const child = spawn(npm, options, { cwd: root, shell: process.platform === "win32" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const progress = setInterval(() => console.log(`  ${seconds()} s …`), PROGRESS_MS);
  const [code] = await once(child, "close").finally(() => clearInterval(progress));
  if (code !== 0) {
    const message = output.trim();
    throw new Error(
      `npm ci failed${message ? `:\n${message}` : ""}\nFix that, then run the same command again.`,
    );
  }
  console.log(`Packages installed in ${seconds()} s`);
}

/** `engines` holds a plain `>=major.minor`; npm itself would only warn. */
function requireNode(root) {
  const least = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node.slice(2);
  const [major, minor = 0] = least.split(".").map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Error(`Node ${least} or later is needed; this is ${process.versions.node}`);
}

/** Characters in a path that Parcel, lmdb or Jest takes for a pattern or a part of an address. */
const UNUSABLE = /[#%()*?![\]]/;

/** Requires a folder with a usable path, except for commands that check or translate texts, which run in any. */
function requireFolder(root) {
  if (/^pre(?:check:content|translations)$/.test(process.env.npm_lifecycle_event ?? "")) return;
  const [character] = UNUSABLE.exec(root) ?? [];
  if (!character) return;
  throw new Error(`A site cannot be built in a folder whose path holds ${character}: move it from ${root}`);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
try {
  requireNode(root);
  requireFolder(root);
  if (isStale(root)) await install(root);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
