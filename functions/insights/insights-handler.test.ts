import type { IncomingMessage } from "node:http";
import { useLog } from "../../test/functions/log";
import { serveForTests } from "../../test/functions/served-handler";
import { until } from "../../test/functions/until";
import { closeCounters } from "../limits/counters";
import { insightsHandler, VIEW_LIMIT_BYTES } from "./insights-handler";

const view = { path: "/services/ai", referrer: "search.example", viewport: "large" };
const site = { url: "https://www.example.com", pages: ["/", "/services/ai", "/ar/خدمات"] };
let server: Awaited<ReturnType<typeof serveForTests>>;

beforeAll(async () => {
  server = await serveForTests(insightsHandler(site));
});

afterEach(closeCounters);

afterAll(() => server.close());

const logged = useLog();

const JSON_TYPE = { "Content-Type": "application/json" };

const post = (body: string, init: RequestInit = {}) =>
  fetch(server.url, { method: "POST", headers: JSON_TYPE, body, ...init });

test("a view is answered 204 with nothing, and logged on one line", async () => {
  const response = await post(JSON.stringify(view));

  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(logged()).toEqual([{ time: expect.any(String) as string, level: "info", event: "view", ...view }]);
});

test.each([
  ["a view with a query in its path", 400, { body: JSON.stringify({ ...view, path: "/?email=a@b.co" }) }],
  ["malformed JSON", 400, { body: "{" }],
  ["a plain text", 415, { headers: { "Content-Type": "text/plain" } }],
  ["a body past the limit", 413, { body: `"${"x".repeat(VIEW_LIMIT_BYTES)}"` }],
  [
    "a view that another site's page posts",
    403,
    { headers: { ...JSON_TYPE, "Sec-Fetch-Site": "cross-site" } },
  ],
  ["PUT", 405, { method: "PUT" }],
])("%s is refused with %i and not logged", async (_what, status, init) => {
  const response = await post(JSON.stringify(view), init);

  expect(response.status).toBe(status);
  expect(response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
  expect(logged()).toEqual([]);
});

test("a view of a page whose path is encoded is logged as the page is known", async () => {
  await post(JSON.stringify({ ...view, path: encodeURI("/ar/خدمات") }));

  expect(logged()).toMatchObject([{ path: "/ar/خدمات" }]);
});

test("a view of a path that is no page is answered like any other, and not logged", async () => {
  const response = await post(JSON.stringify({ ...view, path: "/buy-cheap-watches" }));

  expect(response.status).toBe(204);
  expect(logged()).toEqual([]);
});

test("a view is passed on where the operator has named an upstream, and its answer is not waited for", async () => {
  const taken: string[] = [];
  const upstream = await serveForTests((request: IncomingMessage) => {
    taken.push(request.url ?? "");
    return Promise.resolve(); // It never answers.
  });
  process.env.INSIGHTS_UPSTREAM = `${upstream.url}/api/event?domain=company.example`;
  const statuses = [await post(JSON.stringify(view)), await post(JSON.stringify(view))].map(
    ({ status }) => status,
  );
  await until(() => taken.length === 2);
  delete process.env.INSIGHTS_UPSTREAM;
  await upstream.close();
  await until(() => logged().some(({ event }) => event === "insights-upstream"));

  expect(statuses).toEqual([204, 204]);
  expect(taken).toEqual(["/api/event", "/api/event"]);
});

/** The statuses of a view from each of these addresses, where two of one sender and three of all are allowed. */
async function statusesFrom(...addresses: string[]): Promise<number[]> {
  jest.replaceProperty(process, "env", { ...process.env, TRUST_PROXY: "loopback" });
  const limited = await serveForTests(insightsHandler(site, { ofOne: 2, ofAll: 3 }));
  const statuses: number[] = [];
  for (const address of addresses) {
    const headers = { ...JSON_TYPE, "X-Forwarded-For": address };
    statuses.push((await fetch(limited.url, { method: "POST", headers, body: JSON.stringify(view) })).status);
  }
  await limited.close();
  return statuses;
}

test("a sender's views are counted, and refused past the limit", async () => {
  const [one, other] = ["203.0.113.7", "203.0.113.8"];

  expect(await statusesFrom(one, one, one, other)).toEqual([204, 204, 429, 204]);
  expect(logged()).toHaveLength(3);
});

test("all senders' views are counted together, without those of a sender past its limit", async () => {
  const [one, other] = ["203.0.113.7", "203.0.113.8"];

  expect(await statusesFrom(one, one, one, other, other)).toEqual([204, 204, 429, 204, 429]);
});

test("both counts begin anew after a minute", async () => {
  const [one, other] = ["203.0.113.7", "203.0.113.8"];
  await statusesFrom(one, one, other);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);

  expect(await statusesFrom(one, other)).toEqual([204, 204]);
});
