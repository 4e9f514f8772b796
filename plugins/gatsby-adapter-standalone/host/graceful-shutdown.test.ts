import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../../../test/host/ask";
import { makeFixtureBuild, SERVER, serveBuild } from "../../../test/host/started-host";
import { runProcess } from "../../../test/host/host-process";

let build: string;

beforeAll(async () => {
  ({ build } = await makeFixtureBuild(SERVER));
});

const CLIENTS = 16;
const PATHS = ["/", "/api/echo?wait=30", "/static/abc/large.jpg", "/about"];

/** Asks again and again on a connection that stays open, until the server has closed it for good. */
class Client {
  answered = 0;
  readonly dropped: string[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly port: number) {}

  async ask(): Promise<boolean> {
    try {
      const { status } = await ask(this.port, PATHS[this.answered % PATHS.length]!, { agent: this.agent });
      if (status !== 200) this.dropped.push(String(status));
      this.answered++;
      return true;
    } catch (error) {
      const { code = "?" } = error as NodeJS.ErrnoException;
      // A refused connection never reached the server; with any other error it had the request and dropped it.
      if (code !== "ECONNREFUSED") this.dropped.push(code);
      this.agent.destroy();
      return false;
    }
  }

  async askUntilRefused(): Promise<void> {
    while (await this.ask());
  }
}

test("SIGTERM under load drops no request", async () => {
  const server = await runProcess(build);
  const clients = Array.from({ length: CLIENTS }, () => new Client(server.port));
  await Promise.all(clients.map((client) => client.ask()));
  const asking = clients.map((client) => client.askUntilRefused());
  await wait(300);
  server.child.kill("SIGTERM");
  await Promise.all(asking);
  const code = await server.ended;

  expect(clients.flatMap(({ dropped }) => dropped)).toEqual([]);
  expect(code).toBe(0);
  expect(server.log().at(-1)).toMatchObject({ event: "stopped", inTime: true });
});

test.each(["SIGTERM", "SIGHUP"] as const)(
  "a slow answer, and then the functions' background work, finish before the server ends on %s",
  async (signal) => {
    const server = await runProcess(build);
    const slow = ask(server.port, "/api/echo?wait=1500");
    await wait(200);
    server.child.kill(signal);
    if (signal === "SIGHUP") server.child.kill(signal);

    expect((await slow).status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain("background stopped after 1");
  },
);

test("a second signal ends the server at once", async () => {
  const server = await runProcess(build);
  const slow = ask(server.port, "/api/echo?wait=8000").catch(() => "dropped");
  await wait(200);
  server.child.kill("SIGINT");
  await wait(200);
  server.child.kill("SIGINT");

  expect(await server.ended).toBe(1);
  expect(await slow).toBe("dropped");
});

test("while the server stops, the health check on an open connection answers 503", async () => {
  const host = await serveBuild(build);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(host.port, "/healthz", { agent });
  const stopped = host.shutdown.stop((closed) => closed);
  const { status, headers } = await ask(host.port, "/healthz", { agent });

  expect([status, headers.connection]).toEqual([503, "close"]);
  expect(await stopped).toBe(true);
  agent.destroy();
});

test("an answer that does not finish is cut off at the deadline", async () => {
  const host = await serveBuild(build);
  const slow = ask(host.port, "/api/echo?wait=600").catch(() => "dropped");
  await wait(100);

  expect(await host.shutdown.stop((closed) => closed, 300)).toBe(false);
  expect(await slow).toBe("dropped");
});
