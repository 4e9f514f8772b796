import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { useHost } from "../../../test/host/started-host";
import { MAX_OPEN } from "./exchanges";

const host = useHost();

const requestOf = (path: string, header = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n`;

test("requests that are sent without waiting for answers are answered in order, up to a limit", async () => {
  const paths = ["/api/echo?wait=50", ...Array.from({ length: MAX_OPEN - 2 }, (_, index) => `/no-${index}`)];
  const socket = connect(host.port(), "127.0.0.1");
  socket.write(paths.map((path) => requestOf(path)).join("") + requestOf("/about", "Connection: close\r\n"));
  const answer = (await socket.toArray()).join("");

  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(["200", ...Array<string>(MAX_OPEN - 2).fill("404"), "200"]);
  expect(answer.indexOf("loadedAs")).toBeLessThan(answer.indexOf("<h1>Not here"));
  expect(answer).toContain("<h1>About");
});

test.each([
  ["request", ""],
  ["checkExpectation", "Expect: cake\r\n"],
])(
  "a client that sends more and reads none is disconnected (%s), and others are answered",
  async (event, header) => {
    let answered = 0;
    const count = (_request: IncomingMessage, { writableEnded }: ServerResponse) => {
      if (writableEnded) answered += 1;
    };
    const server = host.server().on(event, count);
    const client = connect(host.port(), "127.0.0.1").on("error", () => undefined);
    const [socket] = (await once(server, "connection")) as [Socket];
    client.write(requestOf("/", header).repeat(200));
    await once(socket, "close");
    server.off(event, count);
    client.destroy();

    expect(answered).toBe(MAX_OPEN);
    expect((await host.get("/")).status).toBe(200);
  },
);

test("a body that comes with a GET is dropped at once, also while its answer cannot be sent yet", async () => {
  const flowing: unknown[] = [];
  const look = (request: IncomingMessage) => flowing.push(request.readableFlowing);
  const server = host.server().on("request", look);
  const client = connect(host.port(), "127.0.0.1");
  client.write(requestOf("/api/echo?wait=50") + requestOf("/", "Transfer-Encoding: chunked\r\n"));
  await once(client, "data");
  server.off("request", look);
  client.destroy();

  expect(flowing).toEqual([true, true]);
});
