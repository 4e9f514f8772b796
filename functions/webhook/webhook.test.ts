import type { IncomingHttpHeaders } from "node:http";
import { Webhook } from "standardwebhooks";
import { serveForTests } from "../../test/functions/served-handler";
import { postMessage } from "./webhook";
import type { Message } from "./webhook";

const secret = `whsec_${Buffer.from("a secret of both").toString("base64")}`;
const message: Message = {
  id: "msg_1",
  type: "enquiry.received",
  timestamp: "2026-01-01T00:00:00.000Z",
  data: { reference: "7K2M-9PQ4", name: "نور" },
};

let received: { headers: IncomingHttpHeaders; body: string }[];
let answer: (status: number) => void;
let status: number | undefined;
let server: Awaited<ReturnType<typeof serveForTests>>;
let url: string;

beforeAll(async () => {
  server = await serveForTests((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      answer = (code) => response.writeHead(code, { location: "/elsewhere" }).end("thanks");
      if (status !== undefined) answer(status);
    });
  });
  url = `${server.url}/hook`;
});

beforeEach(() => {
  received = [];
  status = 204;
});

afterAll(() => server.close());

test("a message is posted with its id, and a signature that the receiver can verify", async () => {
  expect(await postMessage(message, { url, secret })).toBeUndefined();

  const [{ headers, body }] = received as [(typeof received)[0]];
  const { type, timestamp, data } = message;
  expect(headers).toMatchObject({ "content-type": "application/json", "webhook-id": "msg_1" });
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    type,
    timestamp,
    data,
  });
});

test.each([500, 410, 307])(
  "a receiver that answers %i has not taken it, and is not followed elsewhere",
  async (code) => {
    status = code;

    expect(await postMessage(message, { url, secret })).toBe(`status ${code}`);
    expect(received).toHaveLength(1);
  },
);

test("a receiver that does not answer in time has not taken it", async () => {
  status = undefined;

  expect(await postMessage(message, { url, secret }, 30)).toBe("TimeoutError");
});

test("a receiver that is not there has not taken it", async () => {
  expect(await postMessage(message, { url: "http://127.0.0.1:1/", secret })).toBe("TypeError");
});
