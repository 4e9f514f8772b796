/** @jest-environment node */
import { Agent } from "node:http";
import { ask } from "../fixtures/ask";
import { makeFixtureBuild, serveBuild } from "../fixtures/host";
import { runProcess } from "../fixtures/process";

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;

beforeAll(async () => {
  build = await makeFixtureBuild();
});

afterAll(() => build.remove());

const CLIENTS = 40;

/** Asks again and again, on a connection that stays open, until the server has closed it for good. */
async function keepAsking(port: number, paths: string[]): Promise<{ answered: number; dropped: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const result = { answered: 0, dropped: [] as string[] };
  for (;;) {
    try {
      const { status } = await ask(port, paths[result.answered % paths.length]!, { agent });
      if (status !== 200) result.dropped.push(String(status));
      result.answered++;
    } catch (error) {
      const { code = "?" } = error as NodeJS.ErrnoException;
      // Refused means that the server took no part in it; everything else was a request it had and dropped.
      if (code !== "ECONNREFUSED") result.dropped.push(code);
      agent.destroy();
      return result;
    }
  }
}

test("SIGTERM under load drops no request", async () => {
  const server = await runProcess(build.build);
  const paths = ["/", "/api/echo?wait=30", "/static/abc/large.jpg", "/about"];
  const clients = Array.from({ length: CLIENTS }, () => keepAsking(server.port, paths));
  await new Promise((resume) => setTimeout(resume, 500));
  server.child.kill("SIGTERM");
  const results = await Promise.all(clients);
  const code = await server.ended;

  expect(results.flatMap(({ dropped }) => dropped)).toEqual([]);
  expect(Math.min(...results.map(({ answered }) => answered))).toBeGreaterThan(0);
  expect(code).toBe(0);
  expect(server.log().at(-1)).toMatchObject({ event: "stopped", inTime: true });
});

test("a slow answer is finished before the server ends, and so is what goes on beside the requests", async () => {
  const server = await runProcess(build.build);
  const slow = ask(server.port, "/api/echo?wait=1500");
  await new Promise((resume) => setTimeout(resume, 200));
  server.child.kill("SIGTERM");

  expect((await slow).status).toBe(200);
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain("background stopped");
});

test("a second signal ends the server at once", async () => {
  const server = await runProcess(build.build);
  const slow = ask(server.port, "/api/echo?wait=8000").catch(() => "dropped");
  await new Promise((resume) => setTimeout(resume, 200));
  server.child.kill("SIGINT");
  await new Promise((resume) => setTimeout(resume, 200));
  server.child.kill("SIGINT");

  expect(await server.ended).toBe(1);
  expect(await slow).toBe("dropped");
});

test("while the server stops, whoever is still connected hears that it is no longer healthy", async () => {
  const host = await serveBuild(build.build);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(host.port, "/healthz", { agent });
  const stopped = host.stopper.stop();
  const { status, headers } = await ask(host.port, "/healthz", { agent });

  expect([status, headers.connection]).toEqual([503, "close"]);
  expect(await stopped).toBe(true);
  agent.destroy();
});

test("an answer that does not come to its end is cut off when patience is over", async () => {
  const host = await serveBuild(build.build);
  const slow = ask(host.port, "/api/echo?wait=600").catch(() => "dropped");
  await new Promise((resume) => setTimeout(resume, 100));

  expect(await host.stopper.stop(undefined, 300)).toBe(false);
  expect(await slow).toBe("dropped");
});
