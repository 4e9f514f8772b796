import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { ask } from "../../../test/host/ask";
import { makeFixtureBuild, SERVER } from "../../../test/host/started-host";
import { runProcess, startProcess } from "../../../test/host/host-process";
import { newFolder, useFolder } from "../../../test/folders";

const cwd = useFolder("cwd");
let elsewhere: string;

/** The build, moved away from the project and everything that is installed there. */
beforeAll(async () => {
  const { build } = await makeFixtureBuild(SERVER);
  elsewhere = newFolder("moved");
  cpSync(build, elsewhere, { recursive: true });
});

test("a build that was moved elsewhere serves pages, files and functions, with nothing installed", async () => {
  const server = await runProcess(elsewhere);
  const statuses = [
    "/",
    "/about",
    "/app-1.js",
    "/static/abc/large.jpg",
    "/api/echo",
    "/nothing",
    "/healthz",
  ].map(async (path) => (await ask(server.port, path)).status);

  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 200, 404, 200]);
  expect(readFileSync(join(elsewhere, "package.json"), "utf8")).toContain('"dependencies": {}');
  server.child.kill();
  await server.ended;
});

test.each([
  [undefined, ["listening", "missing-key"]],
  ["re_123", ["listening"]],
])("with the key %s the start logs %j", async (key, events) => {
  const server = await runProcess(elsewhere, { RESEND_API_KEY: key });
  await ask(server.port, "/healthz");

  expect(server.log().map(({ event }) => event)).toEqual(events);
  server.child.kill();
  await server.ended;
});

test.each([
  ["unused-variable", { ENQUIRY_FALLBACK_TO: "a@b.example" }],
  ["unshared-counters", { ENQUIRY_OUTBOX: "redis://127.0.0.1:1" }],
])("the start warns with %s of %j alone", async (event, env) => {
  const server = await runProcess(elsewhere, { RESEND_API_KEY: "re_1", ...env }, cwd());
  await ask(server.port, "/healthz");

  expect(server.log().map((line) => line.event)).toEqual(["listening", event]);
  server.child.kill();
  await server.ended;
});

/** Where Linux lists the threads of a process. */
const threadsOf = (pid: number | string) => `/proc/${pid}/task`;

(existsSync(threadsOf("self")) ? test : test.skip)(
  "the server has sixteen threads for files and names, unless told otherwise",
  async () => {
    const threads: number[] = [];
    for (const size of [undefined, "4"]) {
      const server = await runProcess(
        elsewhere,
        { ENQUIRY_OUTBOX: undefined, UV_THREADPOOL_SIZE: size },
        cwd(),
      );
      threads.push(readdirSync(threadsOf(server.child.pid!)).length);
      server.child.kill();
      await server.ended;
    }

    expect(threads[0]! - threads[1]!).toBe(12);
  },
);

test("the server has its outbox in data/enquiries where it was started, unless told otherwise", async () => {
  const server = await runProcess(elsewhere, { ENQUIRY_OUTBOX: undefined }, cwd());

  expect(() => readFileSync(join(cwd(), "data/enquiries"))).toThrow("EISDIR");
  expect(server.log()[0]).toMatchObject({ folder: join(cwd(), "data/enquiries") });
  server.child.kill();
  await server.ended;
});

test("the start warns of an outbox within the build, which the next build does not have", async () => {
  const server = await runProcess(
    elsewhere,
    { ENQUIRY_OUTBOX: undefined, RESEND_API_KEY: "re_1" },
    elsewhere,
  );
  const [warning] = server.log();
  server.child.kill();
  await server.ended;
  rmSync(join(elsewhere, "data"), { recursive: true });

  expect(warning).toMatchObject({ level: "warn", event: "outbox-in-build" });
  expect(warning?.message).toContain(join(elsewhere, "data/enquiries"));
});

test("a rejection that nobody handles is logged; after an exception that nobody catches the server ends", async () => {
  const server = await runProcess(elsewhere, { RESEND_API_KEY: "re_1" });
  await ask(server.port, "/api/echo?reject=1");
  expect((await ask(server.port, "/healthz")).status).toBe(200);
  setTimeout(() => server.child.kill("SIGKILL"), 30_000).unref();
  await ask(server.port, "/api/echo?crash=1").catch(() => undefined);

  expect(await server.ended).toBe(1);
  expect(server.log().map(({ event }) => event)).toEqual(["listening", "unhandled-rejection", "crash"]);
});

const refusal = async (env: NodeJS.ProcessEnv) => {
  const { output, ended } = startProcess(elsewhere, env);
  return { code: await ended, said: output() };
};

test.each([
  [{ ENQUIRY_OUTBOX: "/proc/enquiries" }, "ENQUIRY_OUTBOX: the folder /proc/enquiries cannot be written (E"],
  [{ HOST: "203.0.113.1" }, "HOST=203.0.113.1 is not an address of this machine (EADDRNOTAVAIL)"],
])("with %j the server does not start, and prints the reason in one line", async (env, reason) => {
  const { code, said } = await refusal(env);

  expect([code, said.split("\n").length]).toEqual([1, 2]);
  expect(said).toContain(reason);
});

test("a port in use is named", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as AddressInfo;
  const { code, said } = await refusal({ PORT: String(port) });
  other.close();

  expect([code, said]).toEqual([1, `PORT=${port} on 127.0.0.1 is in use: choose another\n`]);
});
