import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { useLog } from "../../../test/functions/log";
import { useHost } from "../../../test/host/started-host";
import { loadFunctions } from "./load-functions";

const host = useHost();
const logged = useLog();

const post = (body: string, type: string) =>
  host.ask("/api/echo", { method: "POST", body, headers: { "content-type": type } });

const answered = ({ body }: { body: Buffer }) => JSON.parse(body.toString()) as Record<string, unknown>;

test("a function gets Express's request and response, with the body parsed", async () => {
  const answer = await post('{"a":1}', "application/json");

  expect([answer.status, answered(answer).body, answered(answer).method]).toEqual([200, { a: 1 }, "POST"]);
  expect(answered(await post("a=1&b[c]=2", "application/x-www-form-urlencoded")).body).toEqual({
    a: "1",
    b: { c: "2" },
  });
});

test("a function is loaded once, not for each request", async () => {
  const first = answered(await host.ask("/api/echo"));
  const second = answered(await host.ask("/api/echo"));

  expect(first.loadedAs).toBe(second.loadedAs);
});

test("what a webpack loader made of a content file is inside the bundle", async () => {
  expect(answered(await host.ask("/api/echo")).word).toBe("loaded");
});

test("the limit that a function sets for its bodies is kept", async () => {
  const { status } = await post(JSON.stringify("x".repeat(64)), "application/json");

  expect(status).toBe(413);
});

test("a malformed body is answered with 400 and no details", async () => {
  const { status, body } = await post("{", "application/json");

  expect([status, body.toString()]).toEqual([400, "Bad Request\n"]);
});

test.each(["multipart/form-data; boundary=x", "Multipart/Mixed", " multipart/related"])(
  "a body of type %s is refused before anything reads it",
  async (type) => {
    const answer = await post("--x\r\n", type);

    expect([answer.status, answered(answer).success]).toEqual([415, false]);
  },
);

test("what a function throws is answered with 500 and no details, and logged in one line", async () => {
  const { status, body } = await host.ask("/api/echo?fail=1");

  expect([status, body.toString()]).toEqual([500, "Internal Server Error\n"]);
  expect(logged()).toMatchObject([{ event: "error", path: "/api/echo" }]);
  expect(JSON.stringify(logged())).not.toContain("a secret");
});

test("a function that cannot be loaded is named", () => {
  const broken = join(host.folder(), "functions/broken.cjs");
  writeFileSync(broken, 'throw new Error("no")');

  expect(() => loadFunctions(host.folder(), [{ path: "/api/broken", file: "functions/broken.cjs" }])).toThrow(
    "The function /api/broken cannot be loaded: no",
  );
  rmSync(broken);
});
