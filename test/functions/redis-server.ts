import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { closeRedis, REDIS_TIMING } from "../../functions/redis";
import { findRedis, redisArguments } from "../../tools/run/find-redis";
import { freePort } from "../../tools/run/ports";

/** A Redis on a free port that syncs each write, and can be killed and started again with what is on its disk. */
export type RedisForTests = {
  url: string;
  /** Whether a text is in any of its files. */
  hasOnDisk: (text: string) => boolean;
  /** Kills it, as when its machine fails. What is on the disk stays. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Makes it hang: it accepts connections and answers nothing, until `wake`. */
  freeze: () => void;
  wake: () => void;
  /** Ends it and removes what it has written. */
  close: () => Promise<void>;
};

/** @param settings further ones, such as `--requirepass`; the last one counts */
export async function startRedis(...settings: string[]): Promise<RedisForTests> {
  const folder = mkdtempSync(join(tmpdir(), "redis-"));
  const port = await freePort();
  let running: ChildProcess | undefined;
  const start = async () => {
    running = spawn(findRedis(process.env), [...redisArguments(port, folder), ...settings], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    for await (const line of createInterface(running.stdout!)) {
      if (line.includes("Ready to accept connections")) return;
    }
    throw new Error("redis-server has ended before it was ready");
  };
  const kill = async () => {
    const ending = running;
    running = undefined;
    if (ending === undefined) return;
    ending.kill("SIGKILL");
    if (ending.exitCode === null && ending.signalCode === null) await once(ending, "exit");
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    hasOnDisk: (text) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .some((file) => readFileSync(join(file.parentPath, file.name)).includes(text)),
    kill,
    start,
    freeze: () => void running?.kill("SIGSTOP"),
    wake: () => void running?.kill("SIGCONT"),
    close: async () => {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A Redis for the tests of a file. `url` is set once the tests run. */
export function useRedis(): RedisForTests {
  const redis = {} as RedisForTests;

  beforeAll(async () => {
    // A machine that is busy with tests may be slow.
    REDIS_TIMING.commandMs = 10_000;
    Object.assign(redis, await startRedis());
  });

  afterAll(async () => {
    await closeRedis();
    await redis.close();
  });

  return redis;
}
