import { connect } from "node:net";
import { useHost } from "../../../test/host/started-host";

const host = useHost();

/**
 * Sends bytes as they are and collects what comes back until the connection ends.
 * @param trickle sent again and again afterwards, also when the server has closed its side
 */
function send(bytes: string, trickle?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const allowHalfOpen = trickle !== undefined;
    const socket = connect({ port: host.port(), host: "127.0.0.1", allowHalfOpen }, () =>
      socket.write(bytes),
    );
    const timer = setInterval(() => trickle !== undefined && socket.write(trickle), 20);
    socket.on("data", (chunk) => (answer += chunk.toString()));
    // A server that closes while it is written to resets the connection.
    socket.on("error", (error) => !allowHalfOpen && reject(error));
    socket.on("close", () => {
      clearInterval(timer);
      resolve(answer);
    });
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
    "an expectation that is not known",
    "GET / HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n",
    "417 Expectation",
  ],
  ["a request to no host", "GET / HTTP/1.1\r\n\r\n", "400 Bad Request"],
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

/** A request whose body the function's host reads. */
const POST = "POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

test.each([
  ["headers", "GET / HTTP/1.1\r\nHost: x\r\n", "X"],
  ["a body", `${POST}Content-Length: 9999\r\n\r\n`, "x"],
])(
  "a client that never ends %s is refused, and disconnected while it still sends",
  async (_, bytes, trickle) => {
    const server = host.server();
    const { headersTimeout, requestTimeout } = server;
    Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
    const answer = await send(bytes, trickle);
    Object.assign(server, { headersTimeout, requestTimeout });

    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  },
);

test("a request that is not HTTP is refused after the answer that its connection still waits for", async () => {
  const slow = "GET /api/echo?wait=200 HTTP/1.1\r\nHost: x\r\n\r\n";
  const answer = await send(`${slow}GET /about HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n`);

  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(["200", "200", "400"]);
  expect(answer.indexOf("loadedAs")).toBeLessThan(answer.indexOf("<h1>About"));
});

test("a body that is malformed is answered once", async () => {
  const answer = await send(`${POST}Transfer-Encoding: chunked\r\n\r\nnonsense\r\n`);

  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
});

test("a malformed body gets no answer if its request has one already", async () => {
  const early = "POST /nothing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  const answer = await send(`${early}nonsense\r\n`);

  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 404"]);
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
