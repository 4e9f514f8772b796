/** @jest-environment node */
import { serveForTests } from "../../test/functions/served-handler";
import { handleView, VIEW_LIMIT_BYTES } from "./insights-handler";

const view = { path: "/services/ai", referrer: "search.example", viewport: "large" };
let server: Awaited<ReturnType<typeof serveForTests>>;
let write: jest.SpyInstance;

beforeAll(async () => {
  server = await serveForTests(handleView);
});

beforeEach(() => {
  write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(() => {
  write.mockRestore();
});

afterAll(() => server.close());

const post = (body: string, init: RequestInit = {}) =>
  fetch(server.url, { method: "POST", headers: { "Content-Type": "application/json" }, body, ...init });

test("a view is answered 204 with nothing, and logged on one line", async () => {
  const response = await post(JSON.stringify(view));

  expect(response.status).toBe(204);
  expect(await response.text()).toBe("");
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(write).toHaveBeenCalledTimes(1);
  const { time, ...entry } = JSON.parse(write.mock.calls[0]![0] as string) as Record<string, string>;
  expect(entry).toEqual({ level: "info", event: "view", ...view });
  expect(time).toBeDefined();
});

test.each([
  ["a view with a query in its path", 400, { body: JSON.stringify({ ...view, path: "/?email=a@b.co" }) }],
  ["malformed JSON", 400, { body: "{" }],
  ["a plain text", 415, { headers: { "Content-Type": "text/plain" } }],
  ["a body past the limit", 413, { body: `"${"x".repeat(VIEW_LIMIT_BYTES)}"` }],
  ["PUT", 405, { method: "PUT" }],
])("%s is refused with %i and not logged", async (_what, status, init) => {
  const response = await post(JSON.stringify(view), init);

  expect(response.status).toBe(status);
  expect(response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
  expect(write).not.toHaveBeenCalled();
});
