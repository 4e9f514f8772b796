import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { buildEnvironment, QUIET } from "./environment";
import { startNode, type Started } from "./processes";

const CLI = "node_modules/gatsby/cli.js";
/** What Node runs to check every content file. */
export const CONTENT_CHECK = ["--import", "tsx", "plugins/gatsby-plugin-content/check/command.ts"];

/** For messages: measured with nothing cached. With caches, a build takes about a quarter of a minute. */
export const BUILD_TAKES = "a minute or two on two cores, the first time";

/** Where a server listens: `HOST` and `PORT`. */
export type Address = { host: string; port: number };

/** Checks every content file. */
export function checkContent(show: boolean): Started {
  return startNode("Content check", CONTENT_CHECK, { show });
}

/**
 * Builds the site into `public/`, and the site with its server into `build/`, without the server's variables.
 *
 * @param extra further variables of the build's environment
 * @param cwd the project's folder, if not this one
 */
export function buildSite(show: boolean, extra: NodeJS.ProcessEnv = {}, cwd?: string): Started {
  const env = { ...buildEnvironment(process.env), ...extra, ...logger(), NODE_ENV: "production" };
  return startNode("Build", [CLI, "build"], { env, show, cwd });
}

/** The folder of the built site. @throws when nothing has been built */
export function builtSite(folder = "build"): string {
  if (!existsSync(join(folder, "server.cjs"))) throw new Error("Nothing is built yet: npm run build");
  return resolve(folder);
}

/**
 * Serves a built site with its own server, configured by the environment.
 * @param folder the output of the build
 * @param cwd the working directory, if not this one: the outbox's folder, also the one beside Redis, is found from it
 * @throws when nothing has been built
 */
export function siteServer(
  { host, port }: Address,
  env: NodeJS.ProcessEnv,
  show: boolean,
  { folder, cwd }: { folder?: string; cwd?: string } = {},
): Started {
  const server = join(builtSite(folder), "server.cjs");
  return startNode("Site", [server], { env: { ...env, HOST: host, PORT: String(port) }, show, cwd });
}

/** Gatsby's development server, which shows edits at once. `cwd` is the project's folder, if not this one. */
export function developServer(
  { host, port }: Address,
  env: NodeJS.ProcessEnv,
  { show = true, cwd }: { show?: boolean; cwd?: string } = {},
): Started {
  const args = [CLI, "develop", "--host", host, "--port", String(port)];
  return startNode("Gatsby", args, {
    env: { ...env, ...QUIET, ...logger(), NODE_ENV: "development" },
    show,
    cwd,
  });
}

/** Without this, Gatsby moves the cursor even where there is no terminal. */
function logger(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? {} : { GATSBY_LOGGER: "yurnalist" };
}
