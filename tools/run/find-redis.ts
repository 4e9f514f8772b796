import { ensureProgram, findProgram, runFinder, type Program } from "./find-program";

const REDIS: Program = {
  title: "redis-server",
  variable: "REDIS_SERVER_PATH",
  places: [
    "/usr/bin/redis-server",
    "/usr/local/bin/redis-server",
    "/opt/homebrew/bin/redis-server",
    "/snap/bin/redis-server",
  ],
  packages: [["redis-server"]],
};

/** The path of `redis-server` on this machine, as `findProgram` finds it. */
export const findRedis = (env: NodeJS.ProcessEnv): string => findProgram(REDIS, env);

/** The same; where there is none, root gets Debian's. */
export const ensureRedis = (env: NodeJS.ProcessEnv): string => ensureProgram(REDIS, env);

/** `find-redis.ts`: before the unit tests, which start one of their own. */
if (require.main === module) runFinder(() => console.log(`Redis: ${ensureRedis(process.env)}`));
