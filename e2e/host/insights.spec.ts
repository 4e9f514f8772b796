import { expect, test } from "@playwright/test";
import { ask } from "../../test/host/ask";
import { SITE_URL } from "../support/journey-servers";

const PORT = Number(new URL(SITE_URL).port);
const VIEW = JSON.stringify({ path: "/", referrer: "", viewport: "small" });

/** The status of the answer to a page view that is sent with these extra headers. */
async function statusOf(headers: Record<string, string> = {}): Promise<number> {
  const type = { "content-type": "application/json" };
  const options = { host: "localhost", method: "POST", headers: { ...type, ...headers }, body: VIEW };
  return (await ask(PORT, "/api/insights", options)).status;
}

test("a view of a page is taken from this site alone", async () => {
  expect(await statusOf()).toBe(204);
  expect(await statusOf({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await statusOf({ origin: "https://other.example" })).toBe(403);
});
