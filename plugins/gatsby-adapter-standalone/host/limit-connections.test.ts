import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { useLog } from "../../../test/functions/log";
import { useHost } from "../../../test/host/started-host";
import { MAX_CONNECTIONS } from "./limit-connections";

const host = useHost();
const logged = useLog();
const sockets: Socket[] = [];

afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

async function open(): Promise<Socket> {
  const socket = connect(host.port(), "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

/** A connection whose request has begun at the server, so that it is not idle. */
async function openHalfway(): Promise<void> {
  const accepted = once(host.server(), "connection");
  const socket = await open();
  const [atServer] = (await accepted) as [Socket];
  const read = once(atServer, "data");
  socket.write("GET / HTTP/1.1\r\n");
  await read;
}

/** The first bytes of the answer to a request; empty if the connection is closed instead. */
async function answerOn(socket: Socket): Promise<string> {
  socket.on("error", () => undefined);
  socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
  const [chunk] = (await Promise.race([once(socket, "data"), once(socket, "close")])) as [Buffer | boolean];
  return chunk instanceof Buffer ? chunk.toString() : "";
}

test("connections are limited", () => {
  expect(host.server().maxConnections).toBe(MAX_CONNECTIONS);
});

test("a connection without traffic is dropped, later than an idle one between requests", () => {
  const { timeout, keepAliveTimeout } = host.server();

  expect(timeout).toBeGreaterThan(keepAliveTimeout);
});

test("a connection above the limit is closed, with one line of the log; idle ones are closed too", async () => {
  host.server().maxConnections = 2;
  expect(await answerOn(await open())).toContain("200 OK");
  await openHalfway();
  expect(await answerOn(await open())).toBe("");
  expect(await answerOn(await open())).toContain("200 OK");
  expect(await answerOn(await open())).toBe("");

  expect(logged()).toMatchObject([{ event: "too-many-connections", limit: 2 }]);
});
