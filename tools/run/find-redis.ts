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

/** The same; if there is none, installs Debian's, as root. */
export const ensureRedis = (env: NodeJS.ProcessEnv): string => ensureProgram(REDIS, env);

/**
 * What `redis-server` is started with by tests and benchmarks: each write is on its disk before it is answered, as
 * docs/deploy.md asks of an outbox.
 * @param folder where it writes
 */
export const redisArguments = (port: number, folder: string): string[] => [
  ...["--bind", "127.0.0.1", "--port", String(port), "--dir", folder, "--save", ""],
  ...["--appendonly", "yes", "--appendfsync", "always", "--maxmemory-policy", "noeviction"],
];

/** `find-redis.ts`: before the unit tests, which start one of their own. */
if (require.main === module) runFinder(() => console.log(`Redis: ${ensureRedis(process.env)}`));
