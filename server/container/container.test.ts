/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { makeFixtureBuild } from "../fixtures/host";
import { runProcess } from "../fixtures/process";
import { readStages, valuesOf } from "./dockerfile";

type Compose = { services: Record<string, Record<string, unknown>>; volumes: Record<string, unknown> };

const [build = [], run = []] = readStages(readFileSync("Dockerfile", "utf8"));
const compose = parse(readFileSync("compose.yaml", "utf8")) as Compose;
const environment = Object.fromEntries(
  valuesOf(run, "ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=") as [string, string])),
);

test("what the first stage copies by name is there", () => {
  const [named = "", all = ""] = valuesOf(build, "COPY");

  expect(
    named
      .split(" ")
      .slice(0, -1)
      .filter((file) => !existsSync(file)),
  ).toEqual([]);
  expect(all).toBe(". .");
});

test("what the first stage runs are commands of this project", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const [install, make] = valuesOf(build, "RUN");

  expect(install).toContain("npm ci --ignore-scripts");
  expect(make).toBe("npm run build");
  expect(scripts).toHaveProperty("build");
});

test("both stages run the Node that the project names", () => {
  const major = readFileSync(".nvmrc", "utf8").trim();

  expect([build, run].map((stage) => valuesOf(stage, "FROM")[0]?.split(" ")[0])).toEqual([
    `node:${major}-bookworm-slim`,
    `node:${major}-bookworm-slim`,
  ]);
});

test("the image holds the build and nothing else, and does not run as root", () => {
  expect(valuesOf(run, "COPY")).toEqual(["--from=build /site/build /site"]);
  expect(valuesOf(run, "USER")).toEqual(["node"]);
  expect(Object.keys(environment).filter((name) => /KEY|SECRET|TOKEN/.test(name))).toEqual([]);
});

test("secrets, and what the image makes itself, are not sent to the builder", () => {
  const ignored = readFileSync(".dockerignore", "utf8").split("\n");

  expect(ignored).toEqual(
    expect.arrayContaining([".env", ".env.*", ".git", "node_modules", "public", "build", "data"]),
  );
});

test("under compose the site can write nowhere but in its journal, and has the time it needs to stop", () => {
  const { site, redis } = compose.services;

  expect(site).toMatchObject({ read_only: true, cap_drop: ["ALL"], stop_grace_period: "15s" });
  expect(redis).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  expect(site?.volumes).toEqual(["enquiries:/data"]);
  expect(valuesOf(run, "VOLUME")).toEqual(["/data"]);
  expect(environment.ENQUIRY_JOURNAL).toMatch(/^\/data\//);
  expect(site?.environment).toMatchObject({ REDIS_URL: "redis://redis:6379" });
});

test("compose hands every variable of the server on", () => {
  const documented = readFileSync(".env.example", "utf8")
    .match(/^#(?=[A-Z])[A-Z_]+/gm)!
    .map((name) => name.slice(1));
  const given = Object.keys(compose.services.site?.environment as object);
  const setByImage = [...Object.keys(environment), "MAIL_INBOX_PORT"];

  expect(documented.filter((name) => !given.includes(name) && !setByImage.includes(name))).toEqual([]);
});

/** Lays the fixture site out as the second stage does: the build, which nobody may write, and the journal's place. */
async function layOut(): Promise<{ root: string; remove: () => void }> {
  const fixture = await makeFixtureBuild();
  const root = mkdtempSync(join(tmpdir(), "image-"));
  cpSync(fixture.build, join(root, "site"), { recursive: true });
  fixture.remove();
  mkdirSync(join(root, "data"));
  execFileSync("chmod", ["-R", "a-w,a+rX", root]);
  chmodSync(join(root, "data"), 0o777);
  const remove = () => {
    execFileSync("chmod", ["-R", "u+w", root]);
    rmSync(root, { recursive: true });
  };
  return { root, remove };
}

/** Root, for whom nothing is read-only, steps down as the image does. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

test("the second stage's steps, taken without Docker, serve a folder they cannot write, and stop when told", async () => {
  const { root, remove } = await layOut();
  const [node, server = ""] = JSON.parse(valuesOf(run, "CMD")[0]!) as string[];
  const check = JSON.parse(/CMD (\[.*\])$/.exec(valuesOf(run, "HEALTHCHECK")[0]!)![1]!) as string[];
  const env = { ...environment, PORT: "0", ENQUIRY_JOURNAL: join(root, environment.ENQUIRY_JOURNAL!) };
  const image = await runProcess(
    join(root, dirname(server)),
    env,
    join(root, valuesOf(run, "WORKDIR")[0]!),
    NOBODY,
  );
  const healthy = () =>
    spawnSync(process.execPath, check.slice(1), { env: { PORT: String(image.port) } }).status;

  expect([node, healthy()]).toEqual(["node", 0]);
  image.child.kill(valuesOf(run, "STOPSIGNAL")[0] as NodeJS.Signals);
  expect([await image.ended, healthy()]).toEqual([0, 1]);
  expect(readdirSync(join(root, "data"))).toEqual(["enquiries"]);
  remove();
});
