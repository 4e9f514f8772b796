import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createConnection } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../run/ports";

/** Does something with a Redis of its own, where the machine has one (Debian's package `redis-server`). */
export async function withRedis(act: (url: string) => Promise<void>): Promise<void> {
  if (spawnSync("redis-server", ["--version"]).error !== undefined) {
    console.log("There is no redis-server: what servers share through it is not tried.");
    return;
  }
  const port = await freePort();
  const redis = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", ""], {
    stdio: "ignore",
  });
  try {
    while (!(await answers(port))) await wait(20);
    await act(`redis://127.0.0.1:${port}`);
  } finally {
    redis.kill();
    await once(redis, "exit");
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
