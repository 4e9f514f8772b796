import { existsSync } from "node:fs";
import { install, mayInstall } from "./apt-get";

const PLACES = [
  "/usr/bin/redis-server",
  "/usr/local/bin/redis-server",
  "/opt/homebrew/bin/redis-server",
  "/snap/bin/redis-server",
];

/**
 * The path of `redis-server` on this machine: what `REDIS_SERVER_PATH` names, or a system package.
 * @throws when the variable names no file, or nothing is found
 */
export function findRedis(env: NodeJS.ProcessEnv, exists: (path: string) => boolean = existsSync): string {
  const named = env.REDIS_SERVER_PATH;
  if (named && !exists(named)) throw new Error(`REDIS_SERVER_PATH=${named} does not exist`);
  const found = named ?? PLACES.find(exists);
  if (found) return found;
  throw new Error(
    "No redis-server found. Install your system's package (Debian: apt-get install redis-server), " +
      "or set REDIS_SERVER_PATH to the program.",
  );
}

/** Finds it; where there is none, root (CI, a container) gets Debian's. */
export function ensureRedis(env: NodeJS.ProcessEnv): string {
  try {
    return findRedis(env);
  } catch (error) {
    if (env.REDIS_SERVER_PATH || !mayInstall()) throw error;
  }
  install("Redis", ["redis-server"]);
  return findRedis(env);
}

/** `find-redis.ts`: before the unit tests, which start one of their own. */
if (require.main === module) {
  try {
    console.log(`Redis: ${ensureRedis(process.env)}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
