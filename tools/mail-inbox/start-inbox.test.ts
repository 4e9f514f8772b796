import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../run/ports";
import { startMailInbox } from "./inbox-server";

jest.setTimeout(30_000);

/** Starts the command on a port; `said` collects its output. */
function start(port: string) {
  const child = spawn(process.execPath, ["--import", "tsx", "tools/mail-inbox/start-inbox.ts"], {
    env: { ...process.env, MAIL_INBOX_PORT: port },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  }
  return { child, said, exited: once(child, "exit") };
}

test("it prints its address, serves, and exits with 0 on SIGTERM", async () => {
  const { child, said, exited } = start(String(await freePort()));
  await once(child.stdout, "data");
  const url = /^Mail inbox: (http:\/\/localhost:\d+)\n$/.exec(said.join(""))![1]!;

  expect((await fetch(url)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
});

test("a port in use is reported in one line", async () => {
  const inbox = await startMailInbox();
  const { port } = new URL(inbox.url);
  const { said, exited } = start(port);

  expect(await exited).toEqual([1, null]);
  expect(said.join("")).toBe(`Mail inbox: Port ${port} is in use. Set MAIL_INBOX_PORT to another one.\n`);
  await inbox.close();
});

test("an invalid port is reported in one line", async () => {
  const { said, exited } = start("http");

  expect(await exited).toEqual([1, null]);
  expect(said.join("")).toBe(
    "Mail inbox: MAIL_INBOX_PORT=http is not a port: give a number from 1 to 65535\n",
  );
});
