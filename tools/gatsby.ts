import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildEnvironment, QUIET } from "./environment";
import { startNode, type Started } from "./processes";

const CLI = "node_modules/gatsby/cli.js";
const CONTENT_CHECK = ["--import", "tsx", "tools/content/main.ts"];

/** Where a server stands: `HOST` and `PORT`. */
export type Address = { host: string; port: number };

/** Checks every content file; prints nothing unless told to. */
export function checkContent(show: boolean): Started {
  return startNode("Content check", CONTENT_CHECK, { show });
}

/**
 * Builds the site into `public/`, and the site with its server into `build/`; the server's variables stay out of it.
 *
 * @param extra what the build's environment holds beside that
 */
export function buildSite(show: boolean, extra: NodeJS.ProcessEnv = {}): Started {
  const env = { ...buildEnvironment(process.env), ...extra, ...logger(), NODE_ENV: "production" };
  return startNode("Build", [CLI, "build"], { env, show });
}

/**
 * Serves the built site with the server that the build put beside it, as configured by the environment.
 * @param folder what the build made
 * @throws when nothing has been built
 */
export function siteServer(
  { host, port }: Address,
  env: NodeJS.ProcessEnv,
  show: boolean,
  folder = "build",
): Started {
  const server = join(folder, "server.cjs");
  if (!existsSync(server)) throw new Error("Nothing is built yet: npm run build");
  return startNode("Site", [server], { env: { ...env, HOST: host, PORT: String(port) }, show });
}

/** Gatsby's own server for what was built: a preview, not for production. */
export function previewServer({ host, port }: Address, env: NodeJS.ProcessEnv): Started {
  const args = [CLI, "serve", "--host", host, "--port", String(port)];
  return startNode("Preview", args, { env: { ...env, ...QUIET, ...logger() } });
}

/** Gatsby's development server, which shows edits at once. `cwd` is the project's folder, if not this one. */
export function developServer(
  { host, port }: Address,
  env: NodeJS.ProcessEnv,
  { show = true, cwd }: { show?: boolean; cwd?: string } = {},
): Started {
  const args = [CLI, "develop", "--host", host, "--port", String(port)];
  return startNode("Gatsby", args, { env: { ...env, ...QUIET, ...logger() }, show, cwd });
}

/** Gatsby moves the cursor about even where no terminal is. */
function logger(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" };
}
