/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { ask } from "../fixtures/ask";
import { makeFixtureBuild, serveBuild } from "../fixtures/host";

type Score = { grade: string; score: number; tests: { name: string; pass: boolean; modifier: number }[] };
type Answer = { headers: Record<string, unknown>; cors: Record<string, unknown>; html: string };

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
let host: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  build = await makeFixtureBuild();
  host = await serveBuild(build.build);
});

afterAll(async () => {
  await host.close();
  build.remove();
});

function scoreOf(answer: Answer): Score {
  const program = resolve("server/observatory/score.mjs");
  return JSON.parse(
    execFileSync(process.execPath, [program], { input: JSON.stringify(answer), encoding: "utf8" }),
  ) as Score;
}

/** What the Observatory looks at: a page, and what a script of another site is told about it. */
async function look(path: string): Promise<Answer> {
  const page = await ask(host.port, path);
  const asked = { origin: "https://other.example", "access-control-request-method": "GET" };
  const preflight = await ask(host.port, path, { method: "OPTIONS", headers: asked });
  return { headers: page.headers, cors: preflight.headers, html: page.body.toString() };
}

test.each(["/", "/about", "/nothing"])(
  "Mozilla's Observatory gives %s an A+, and finds no fault",
  async (path) => {
    const { grade, score, tests } = scoreOf(await look(path));

    expect(grade).toBe("A+");
    expect(score).toBeGreaterThanOrEqual(100);
    expect(tests).toHaveLength(10);
    expect(tests.filter(({ pass, modifier }) => pass === false || modifier < 0)).toEqual([]);
  },
);

test("the rules do find fault where there is one", async () => {
  const answer = await look("/");
  answer.headers["content-security-policy"] = "script-src 'unsafe-inline' *";
  const { grade, tests } = scoreOf(answer);

  expect(grade).not.toMatch(/^A/);
  expect(tests.find(({ name }) => name === "content-security-policy")).toMatchObject({ pass: false });
});
