import { once } from "node:events";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { LARGE_BYTES } from "../../../test/host/sample-build";
import { useHost } from "../../../test/host/started-host";
import { MAX_HEADERS } from "./create-host";
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

test.each([
  ["comes with a GET", "GET", "/", ""],
  ["nobody asks for", "POST", "/", ""],
  ["a function is not given", "POST", "/api/echo", "Content-Type: multipart/form-data\r\n"],
  ["a function does not read", "POST", "/api/echo?wait=20", ""],
  ["no handler sees", "POST", "/", "Expect: cake\r\n"],
])("a body that %s is dropped also while its answer cannot be sent yet", async (_, method, path, header) => {
  const seen: IncomingMessage[] = [];
  const look = (request: IncomingMessage) => seen.push(request);
  const server = host.server().on("request", look).on("checkExpectation", look);
  const client = connect(host.port(), "127.0.0.1");
  const request = requestOf(path, `Transfer-Encoding: chunked\r\n${header}`).replace("GET", method);
  client.write(requestOf("/api/echo?wait=200") + request);
  await wait(100);
  server.off("request", look).off("checkExpectation", look);
  client.destroy();

  expect(seen.map(({ readableFlowing }) => readableFlowing)).toEqual([true, true]);
});

const LARGE = requestOf("/static/abc/large.jpg", "Connection: close\r\n");

test("a large file is opened once earlier answers are sent", async () => {
  const client = connect(host.port(), "127.0.0.1");
  client.write(requestOf("/about") + LARGE);
  const answer = Buffer.concat(await client.toArray()).toString();

  expect(answer).toContain("<h1>About");
  expect(answer.split("\r\n\r\n").at(-1)).toHaveLength(LARGE_BYTES);
});

test("a large file is not opened for a client that leaves before: nobody would close it", async () => {
  const opened = jest.spyOn(fs, "createReadStream");
  const accepted = once(host.server(), "connection");
  const client = connect(host.port(), "127.0.0.1");
  client.write(requestOf("/api/echo?wait=100") + LARGE);
  const [socket] = (await accepted) as [Socket];
  await wait(50);
  client.destroy();
  await once(socket, "close");

  expect(opened).not.toHaveBeenCalled();
});

test("no request has very many headers: each takes many times its bytes", async () => {
  let kept = 0;
  host.server().once("request", ({ headers }: IncomingMessage) => (kept = Object.keys(headers).length));
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x-${index}`, ""]));
  const { status } = await host.get("/", { host: "site.example", ...many });

  // Some versions of Node keep the first ones, others refuse the request.
  expect([
    [200, MAX_HEADERS],
    [431, 0],
  ]).toContainEqual([status, kept]);
});
