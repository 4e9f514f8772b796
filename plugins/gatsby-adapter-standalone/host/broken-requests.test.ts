/** @jest-environment node */
import { connect } from "node:net";
import { useHost } from "../../../test/host/started-host";

const host = useHost();

/** Sends bytes as they are and collects what comes back until the connection ends. */
function send(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(host.port(), "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}

test.each([
  ["what is not HTTP", "hello\r\n\r\n", "400 Bad Request"],
  ["a target with a space in it", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", "400 Bad Request"],
  [
    "two lengths of one body",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "400",
  ],
  [
    "headers that never end",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    "431 Request Header",
  ],
])("%s is refused, with our headers", async (_, bytes, status) => {
  const answer = await send(bytes);

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  expect(answer).toContain("x-content-type-options: nosniff\r\n");
  expect(answer).toContain("connection: close\r\n");
});

test("the server answers the next request", async () => {
  await send("\0\0\0\0\r\n\r\n");
  const answer = await send("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");

  expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
});

test("a client may take ten seconds for its headers and thirty for a request", () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = host.server();

  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([10_000, 30_000, 65_000]);
});
