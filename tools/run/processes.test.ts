import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { until } from "../../test/functions/until";
import { freePort } from "./ports";

/** A tool that starts a program, which starts another, which listens: as `npm start` does with Gatsby. */
function toolText(port: number, serving: boolean): string {
  const listen = `require("net").createServer().listen(${port}, "127.0.0.1")`;
  const parent = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(listen)}]); setInterval(() => {}, 1000)`;
  return `
    const { runTool, startNode } = require("./tools/run/processes.ts");
    runTool(async (serving) => {
      const server = startNode("Server", ["-e", ${JSON.stringify(parent)}]);
      ${serving ? "serving();" : ""}
      return (await server.ended).code;
    });`;
}

/** Tries to connect: a test that tried to listen there itself could keep the program from doing so. */
async function isHeld(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const connected = once(socket, "connect").then(
    () => true,
    () => false,
  );
  return connected.finally(() => socket.destroy());
}

const codeOf = (child: ChildProcess) => new Promise((resolve) => child.once("exit", resolve));

test.each([
  ["SIGINT", true, 0],
  ["SIGTERM", true, 0],
  ["SIGINT", false, 130],
  ["SIGTERM", false, 143],
] as const)("%s (serving: %s) ends what was started, with code %i", async (signal, serving, code) => {
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", "tsx", "-e", toolText(port, serving)], {
    stdio: "ignore",
  });
  await until(() => isHeld(port));
  const ended = codeOf(child);
  child.kill(signal);
  expect(await ended).toBe(code);
  await until(async () => !(await isHeld(port)));
});

test("a tool ends with the shell that npm ran it in", async () => {
  const port = await freePort();
  const shell = spawn("sh", ["-c", `node --import tsx -e '${toolText(port, true)}'; true`], {
    stdio: "ignore",
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  await until(() => isHeld(port));
  shell.kill("SIGTERM");
  await until(async () => !(await isHeld(port)));
});

test.each(["async () =>", "() =>"])("an error of %s is one message and exit code 1", async (head) => {
  const main = `require("./tools/run/processes.ts").runTool(${head} { throw new Error("Port 9000 is in use"); });`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", main], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  expect(await codeOf(child)).toBe(1);
  expect(said).toBe("Port 9000 is in use\n");
});
