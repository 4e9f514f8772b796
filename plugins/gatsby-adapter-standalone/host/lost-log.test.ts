import { closeSync, openSync } from "node:fs";
import { until } from "../../../test/functions/until";
import { ask } from "../../../test/host/ask";
import { runProcess, startProcess } from "../../../test/host/host-process";
import { makeFixtureBuild, SERVER } from "../../../test/host/started-host";
import { freePort } from "../../../tools/run/ports";

let build: string;

beforeAll(async () => {
  ({ build } = await makeFixtureBuild(SERVER));
});

/** The statuses of two requests that write a line of the log each, and of two that write none. */
async function statuses(port: number): Promise<number[]> {
  const answers: number[] = [];
  for (const path of ["/api/echo?fail=1", "/api/echo?fail=1", "/", "/healthz"]) {
    answers.push((await ask(port, path)).status);
  }
  return answers;
}

test("a server whose log is no longer read answers as before", async () => {
  const server = await runProcess(build);
  server.child.stdout!.destroy();

  expect(await statuses(server.port)).toEqual([500, 500, 200, 200]);
  server.child.kill();
  expect(await server.ended).toBe(0);
});

/** Only Linux has a device that is always full. */
const onLinux = process.platform === "linux" ? test : test.skip;

onLinux("a server whose log is on a full disk starts and answers", async () => {
  const port = await freePort();
  const full = openSync("/dev/full", "w");
  const { child, ended, output } = startProcess(build, { PORT: String(port) }, "/", undefined, full);
  closeSync(full);
  await untilListening(port, ended);

  expect(await statuses(port)).toEqual([500, 500, 200, 200]);
  child.kill();
  expect([await ended, output()]).toEqual([0, ""]);
});

async function untilListening(port: number, ended: Promise<unknown>): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  await until(async () => over || (await ask(port, "/healthz").catch(() => undefined)) !== undefined);
}
