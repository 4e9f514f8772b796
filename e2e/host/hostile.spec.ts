import { expect, test } from "@playwright/test";
import { ask } from "../../test/host/ask";
import { SITE_URL } from "../support/journey-servers";

const PORT = Number(new URL(SITE_URL).port);
const JSON_TYPE = { "content-type": "application/json" };

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  ask(PORT, path, { host: "localhost", method, headers });

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(PORT, path, { host: "localhost", method: "POST", headers: { ...JSON_TYPE, ...headers }, body });

/** The shortest of several times that an answer takes, in milliseconds. */
async function fastest(request: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const started = performance.now();
    await request();
    times.push(performance.now() - started);
  }
  return Math.min(...times);
}

/** What was quadratic took hundreds of times the harmless request; a busy machine makes a few times of it. */
const MOST_TIMES = 25;

test("an address of slashes costs what any address of its length costs", async () => {
  const harmless = await fastest(() => get(`/${"a".repeat(15_000)}`));

  expect(await fastest(() => get(`/${"/".repeat(15_000)}a`))).toBeLessThan(MOST_TIMES * harmless);
});

test("an enquiry of combining marks costs what any enquiry of its length costs", async () => {
  const invalid = (message: string) => () => post("/api/enquiry", JSON.stringify({ name: "N", message }));
  const harmless = await fastest(invalid("é".repeat(15_000)));

  expect(await fastest(invalid("\u0315\u0300".repeat(7_500)))).toBeLessThan(MOST_TIMES * harmless);
});

test("a view of a page is taken from this site alone", async () => {
  const view = JSON.stringify({ path: "/", referrer: "", viewport: "small" });
  const statuses = [
    await post("/api/insights", view),
    await post("/api/insights", view, { "sec-fetch-site": "cross-site" }),
    await post("/api/insights", view, { origin: "https://other.example" }),
    await get("/api/insights"),
  ].map(({ status }) => status);

  expect(statuses).toEqual([204, 403, 403, 405]);
});

test("HEAD is of the whole page, whatever range it names", async () => {
  const { status, headers } = await get("/", { range: "bytes=0-9" }, "HEAD");

  expect([status, headers["content-range"]]).toEqual([200, undefined]);
});

test("nobody can tell a site without a secret what became of its mails", async () => {
  expect((await post("/api/mail-events", "{}")).status).toBe(404);
});
