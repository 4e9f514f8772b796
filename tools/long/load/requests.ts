import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { HONEYPOT_NAME } from "../../../src/enquiry/form-definition";
import { ask } from "../../../test/host/ask";

/** One request of the load. Resolves to its answer, or rejects if there was none. */
export type Request = (port: number, number: number) => Promise<number | string>;

/** No answer takes this long, even on a busy machine: after it a request counts as unanswered. */
const TIMEOUT_MS = 60_000;

const JSON_TYPE = { "content-type": "application/json" };

function get(path: string, headers: Record<string, string> = {}): Request {
  return async (port) => (await ask(port, path, { headers, timeout: TIMEOUT_MS })).status;
}

/** Each from another address: the limits are for one sender, and the load stands for many. */
function post(path: string, body: (number: number) => string, headers: Record<string, string> = {}): Request {
  return async (port, number) => {
    const sender = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const all = { ...JSON_TYPE, "x-forwarded-for": sender, ...headers };
    return (await ask(port, path, { method: "POST", headers: all, body: body(number), timeout: TIMEOUT_MS }))
      .status;
  };
}

/** Sends bytes as they are; the answer is the first line of the response. */
function raw(bytes: string): Request {
  return (port) =>
    new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("no answer")));
      socket.once("data", (chunk) => {
        resolve(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString())?.[1] ?? "?");
        socket.destroy();
      });
      socket.once("error", reject);
      socket.once("close", () => reject(new Error("closed without an answer")));
    });
}

const enquiry = (number: number, change: Record<string, unknown> = {}) =>
  JSON.stringify({
    id: randomUUID(),
    name: `Visitor ${number}`,
    email: `visitor-${number}@example.com`,
    message: "We would like to talk about our archive.",
    ...change,
  });

const MARKS = `a${"\u0315\u0300".repeat(7_600)}`;

export const HOME = get("/", { "accept-encoding": "br" });

/** What visitors do beside opening Home. */
export const GOOD: Record<string, Request> = {
  "a page": get("/services", { "accept-encoding": "br" }),
  "another page": get("/contact", { "accept-encoding": "gzip" }),
  "a page that is not there": get("/no-such-page"),
  "a path with a slash": get("/about/"),
  "a page view": post("/api/insights", () => JSON.stringify({ path: "/", referrer: "", viewport: "small" })),
  "a form with a mistake": post("/api/enquiry", (number) => enquiry(number, { email: "nobody" })),
};

/** Sent rarely: each is two mails, and the provider takes five a second. */
export const ENQUIRY = post("/api/enquiry", (number) => enquiry(number));

/** What attackers have tried (docs/enquiry.md and the server's own tests name them all). */
export const HOSTILE: Record<string, Request> = {
  "a path of slashes": get(`/${"/".repeat(15_000)}a`),
  "a body of combining marks": post("/api/enquiry", (number) => enquiry(number, { message: MARKS })),
  "a body too large": post("/api/enquiry", () => "x".repeat(200_000)),
  "a body that is no JSON": post("/api/enquiry", () => "{".repeat(10_000)),
  "another site's post": post("/api/enquiry", (number) => enquiry(number), {
    "sec-fetch-site": "cross-site",
  }),
  "a filled honeypot": post("/api/enquiry", (number) =>
    enquiry(number, { [HONEYPOT_NAME]: "https://spam.example" }),
  ),
  "a made-up page view": post("/api/insights", () =>
    JSON.stringify({ path: "/x", referrer: "", viewport: "small" }),
  ),
  "a forged event": post("/api/mail-events", () => '{"type":"email.bounced"}'),
  "many ranges": get("/", { range: `bytes=${"0-,".repeat(2_000)}0-` }),
  "many codings": get("/", { "accept-encoding": "a,".repeat(5_000) }),
  "many forwarded addresses": get("/", { "x-forwarded-for": "1.1.1.1,".repeat(1_500) }),
  "not HTTP": raw("hello\r\n\r\n"),
  "an expectation": raw("GET / HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n"),
  "an upload": post("/api/enquiry", () => "--x--", { "content-type": "multipart/form-data; boundary=x" }),
};
