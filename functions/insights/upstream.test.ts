import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { useLog } from "../../test/functions/log";
import { until } from "../../test/functions/until";
import { forwardTo, readUpstream } from "./upstream";

const ID = "3f1b6c1e-7b0a-4f0e-9a51-0b6f5d0c7a11";
const SITE = "https://www.company.example";
const view = { path: "/services/ai", referrer: "search.example", viewport: "small" } as const;

type Taken = { headers: IncomingMessage["headers"]; body: Record<string, unknown> };
type Answer = (taken: Taken, response: ServerResponse) => void;

/** An upstream that answers as `answer` says, and what it was sent. */
function upstream(answer: Answer) {
  const taken: Taken[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as Taken["body"];
      taken.push({ headers: request.headers, body });
      answer({ headers: request.headers, body }, response);
    });
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${port}`, taken, close };
}

const isPath = (value: unknown) => value === undefined || URL.canParse(value as string, SITE);
const isProgram = (agent = "") => !/^Mozilla\/5\.0 \([^)]*\) (?:Gecko|AppleWebKit)/.test(agent);

/** As Umami 3 checks an event: src/app/api/send in its repository. */
const umami: Answer = ({ headers, body }, response) => {
  const { type, payload } = body as { type: string; payload: Record<string, unknown> };
  const isValid =
    type === "event" &&
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(payload.website)) &&
    isPath(payload.url) &&
    isPath(payload.referrer) &&
    ["hostname", "screen"].every((key) => typeof payload[key] === "string");
  response.statusCode = isValid ? 200 : 400;
  response.end(isProgram(headers["user-agent"]) ? '{"beep":"boop"}' : '{"cache":"x"}');
};

/** As Plausible checks an event: lib/plausible/ingestion in its repository; it drops what programs send. */
const plausible: Answer = ({ headers, body }, response) => {
  const isValid =
    typeof body.name === "string" &&
    URL.canParse(String(body.url)) &&
    !String(body.url).startsWith("data:") &&
    typeof body.domain === "string" &&
    body.domain.trim() !== "";
  response.statusCode = isValid ? 202 : 400;
  if (isProgram(headers["user-agent"])) response.setHeader("x-plausible-dropped", "1");
  response.end("ok");
};

const logged = useLog();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const screenOf = ({ body }: Taken) => (body.payload as { screen: string }).screen;

test("Umami takes a view, and gets nothing that the log has not", async () => {
  const { url, taken, close } = upstream(umami);
  const forward = forwardTo(`${url}/api/send?website=${ID}`, SITE);
  for (const viewport of ["small", "medium"] as const) forward({ ...view, viewport });
  await until(() => taken.length === 2);
  close();
  taken.sort((a, b) => screenOf(a).localeCompare(screenOf(b)));

  expect(taken.map(screenOf)).toEqual(["390x844", "768x1024"]);
  expect(taken[0]?.body).toEqual({
    type: "event",
    payload: {
      website: ID,
      hostname: "www.company.example",
      url: "/services/ai",
      referrer: "https://search.example/",
      screen: "390x844",
    },
  });
  expect(Object.keys(taken[0]?.headers ?? {})).not.toContain("x-forwarded-for");
  expect(logged()).toEqual([]);
});

test("Plausible takes a view without a referrer", async () => {
  const { url, taken, close } = upstream(plausible);
  const forward = forwardTo(`${url}/api/event?domain=company.example`, SITE);
  forward({ ...view, referrer: "" });
  await until(() => taken.length === 1);
  close();

  expect(taken[0]?.body).toEqual({
    name: "pageview",
    domain: "company.example",
    url: "https://www.company.example/services/ai",
    props: { viewport: "small" },
  });
  expect(logged()).toEqual([]);
});

test.each<[what: string, path: string, answer: Answer, error: string]>([
  [
    "refuses a view",
    `/api/send?website=${ID}`,
    (_taken, response) => response.writeHead(400).end(),
    "status 400",
  ],
  [
    "takes it for a program's",
    `/api/send?website=${ID}`,
    (_taken, response) => response.end('{"beep":"boop"}'),
    "view left out",
  ],
  [
    "drops it",
    "/api/event?domain=other.example",
    (_taken, response) => response.writeHead(202, { "x-plausible-dropped": "1" }).end("ok"),
    "view left out",
  ],
  ["does not answer", "/api/event?domain=company.example", () => undefined, "TimeoutError"],
])(
  "an upstream that %s is logged once, and again when it takes views",
  async (_what, path, answer, error) => {
    let current: Answer = answer;
    const { url, taken, close } = upstream((...sent) => current(...sent));
    const forward = forwardTo(url + path, SITE, { timeoutMs: 200, pauseMs: 100 });
    forward(view);
    await until(() => logged().length === 1);
    await pause(150);
    forward(view);
    await until(() => taken.length === 2);
    await pause(350);
    current = path.startsWith("/api/send") ? umami : plausible;
    forward(view);
    await until(() => logged().length === 2);
    close();

    expect(logged()).toMatchObject([
      { level: "warn", event: "insights-upstream", takesViews: false, error },
      { level: "info", event: "insights-upstream", takesViews: true },
    ]);
  },
);

test("views beyond five under way are left out", async () => {
  let givenUp = 0;
  const { url, taken, close } = upstream((_taken, response) => response.once("close", () => (givenUp += 1)));
  const timing = { timeoutMs: 500, pauseMs: 60_000 };
  const forward = forwardTo(`${url}/api/event?domain=company.example`, SITE, timing);
  for (let count = 0; count < 10; count += 1) forward(view);
  await until(() => givenUp === 5);
  close();

  expect(taken).toHaveLength(5);
});

test("one that timed out is left alone for a while, and then sent one view at a time until it takes them", async () => {
  let givenUp = 0;
  const { url, taken, close } = upstream((_taken, response) => response.once("close", () => (givenUp += 1)));
  const timing = { timeoutMs: 100, pauseMs: 400 };
  const forward = forwardTo(`${url}/api/event?domain=company.example`, SITE, timing);
  forward(view);
  await until(() => logged().length === 1);
  forward(view);
  await pause(200);
  const sentMeanwhile = taken.length;
  await until(() => (forward(view), taken.length > 1));
  for (let count = 0; count < 10; count += 1) forward(view);
  await until(() => givenUp === 2);
  close();

  expect([sentMeanwhile, taken.length]).toEqual([1, 2]);
});

test.each<[what: string, start: Buffer, headers: Record<string, string>]>([
  ["without end", Buffer.alloc(5_000), {}],
  ["inflated", gzipSync(Buffer.alloc(1_000_000)), { "content-encoding": "gzip" }],
])("of an answer that is %s, no more than its start is read", async (_what, start, headers) => {
  let givenUp = 0;
  const { url, close } = upstream((_taken, response) => {
    response
      .once("close", () => (givenUp += 1))
      .writeHead(202, headers)
      .write(start);
  });
  forwardTo(`${url}/api/event?domain=company.example`, SITE)(view);
  await until(() => givenUp === 1);
  close();

  expect(logged()).toEqual([]);
});

test("an answer without a body takes a view as well", async () => {
  const { url, taken, close } = upstream((_taken, response) => response.writeHead(204).end());
  const forward = forwardTo(`${url}/api/event?domain=company.example`, SITE);
  for (const count of [1, 2]) {
    forward(view);
    await until(() => taken.length === count);
  }
  close();

  expect(logged()).toEqual([]);
});

test("an address that names no upstream takes nothing, and the server goes on", () => {
  expect(() => forwardTo("https://views.example/", SITE)(view)).not.toThrow();
});

test.each([
  "views.example/api/send?website=1",
  "https://views.example/api/send",
  "https://views.example/api/send?domain=company.example",
  "https://views.example/api/events?domain=company.example",
])("%s names no upstream", (address) => {
  expect(readUpstream(address)).toBeUndefined();
});
