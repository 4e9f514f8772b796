import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFixtureBuild, makeFixtureSite, SERVER } from "../../../test/host/started-host";
import { functionsManifest, LATER_STYLES, PHOTO_HOST, routesManifest } from "../../../test/host/sample-build";
import type { Manifest } from "../manifest";
import { IMMUTABLE, REVALIDATE } from "../policy/caching";
import { pageElements } from "../html/page-elements";
import { cspSourcesOf } from "../policy/csp";
import { FAST } from "./compress";
import { emit } from "./emit";

let build: Awaited<ReturnType<typeof makeFixtureBuild>>;
let manifest: Manifest;

beforeAll(async () => {
  build = await makeFixtureBuild(SERVER);
  manifest = JSON.parse(read("routes.json")) as Manifest;
});

const read = (file: string) => readFileSync(join(build.build, file), "utf8");

test("the build is one folder with the server, the functions, the files and what describes them", () => {
  expect(readdirSync(build.build).toSorted()).toEqual([
    "bundled.json",
    "functions",
    "package.json",
    "routes.json",
    "server.cjs",
    "static",
  ]);
  expect(readdirSync(join(build.build, "functions"))).toEqual(["echo.cjs"]);
});

test("a variant that saves nothing is left out, and pictures have none", () => {
  expect(existsSync(join(build.build, "static/runtime-1.js.gz"))).toBe(false);
  expect(manifest.files["/runtime-1.js"]?.variants.map(({ coding }) => coding)).not.toContain("gzip");
  expect(manifest.files["/static/abc/large.jpg"]?.variants.map(({ coding }) => coding)).toEqual(["identity"]);
});

test("the manifest has the length of each variant", () => {
  for (const { file, variants } of Object.values(manifest.files)) {
    for (const { coding, bytes } of variants) {
      const suffix = { br: ".br", gzip: ".gz", identity: "" }[coding];
      expect(statSync(join(build.build, "static", file + suffix)).size).toBe(bytes);
    }
  }
});

test("pages share a file of their later styles, which browsers keep", () => {
  const paths = Object.keys(manifest.files).filter((path) => path.endsWith(".css"));

  expect(paths).toHaveLength(1);
  expect(manifest.files[paths[0]!]?.cache).toBe(IMMUTABLE);
  expect(read(`static${paths[0]}`)).toBe(LATER_STYLES);
  expect(read("static/about/index.html")).toContain(`href="${paths[0]}"`);
});

test("files that are not published are not written", () => {
  const written = readdirSync(join(build.build, "static"), { recursive: true }) as string[];

  expect(written).toContain("app-1.js");
  expect(written.filter((name) => /stats|secret|slices|0123456789abcdef/.test(name))).toEqual([]);
});

test("the page data of a language's not-found page is where scripts ask for it", () => {
  expect(Object.keys(manifest.files)).toContain("/page-data/ar/404/page-data.json");
  expect(Object.keys(manifest.files).filter((path) => path.includes("*"))).toEqual([]);
});

test("the policy of a page allows its inline scripts, and no others", () => {
  for (const route of [manifest.files["/about"]!, manifest.notFound, manifest.notFoundBelow["/ar"]!]) {
    const allowed = route.policy?.match(/sha256-[^']+/g);
    expect(cspSourcesOf(pageElements(read(`static/${route.file}`)))).toMatchObject({ scripts: allowed });
    expect(allowed).toHaveLength(1);
  }
});

test("the host of one page's photo is allowed on every page of the site, and nowhere else", () => {
  const { "/admin": editor, ...files } = manifest.files;
  const pages = [...Object.values(files), ...Object.values(manifest.notFoundBelow), manifest.notFound];
  const policies = pages.flatMap(({ policy }) => policy ?? []);

  expect(editor?.policy).not.toContain(PHOTO_HOST);
  expect(policies).toHaveLength(6);
  for (const policy of policies) expect(policy).toContain(`img-src 'self' data: ${PHOTO_HOST};`);
  expect(JSON.stringify(manifest.headers)).not.toContain(PHOTO_HOST);
});

test("Gatsby's own folder stays as it was, for the next build", () => {
  expect(readFileSync(join(build.root, "public/about/index.html"), "utf8")).toContain("async></script>");
});

test("bundled.json names the packages inside the bundles, and nothing has to be installed", () => {
  const { dependencies } = JSON.parse(read("bundled.json")) as { dependencies: Record<string, string> };
  const own = JSON.parse(read("package.json"));

  expect(dependencies).toMatchObject({ express: expect.stringMatching(/^5\./), pino: expect.any(String) });
  expect(Object.keys(dependencies)).not.toContain("gatsby");
  expect(own).toMatchObject({ name: "fixture-build", version: "1.2.3", dependencies: {} });
});

test("bundled.json names the packages of other programs too", async () => {
  const root = makeFixtureSite();
  mkdirSync(join(root, "node_modules/only-here"), { recursive: true });
  const only = { name: "only-here", version: "4.5.6", main: "main.js" };
  writeFileSync(join(root, "node_modules/only-here/package.json"), JSON.stringify(only));
  writeFileSync(join(root, "node_modules/only-here/main.js"), "module.exports = 'inside';");
  writeFileSync(join(root, "beside.ts"), 'import word from "only-here"; console.log(word);');
  await emit(root, { routesManifest, functionsManifest }, { ...SERVER, beside: "beside.ts" });
  const { dependencies } = JSON.parse(readFileSync(join(root, "build/bundled.json"), "utf8"));
  const beside = readFileSync(join(root, "build/beside.cjs"), "utf8");

  expect(beside).toContain("inside");
  expect(dependencies).toMatchObject({ "only-here": "4.5.6", express: expect.any(String) });
});

test("nothing of the build's environment is written into a bundle", async () => {
  const root = makeFixtureSite();
  process.env.RESEND_API_KEY = "re_secret_of_the_build";
  await emit(root, { routesManifest, functionsManifest }, SERVER);
  delete process.env.RESEND_API_KEY;
  const server = readFileSync(join(root, "build/server.cjs"), "utf8");

  expect(server).toContain("RESEND_API_KEY");
  expect(server).not.toContain("re_secret_of_the_build");
});

test("a missing file stops the build, with a hint", async () => {
  const root = makeFixtureSite();
  rmSync(join(root, "public/about/index.html"));

  await expect(emit(root, { routesManifest, functionsManifest }, {})).rejects.toThrow("gatsby clean");
});

test("the same site gives the same files", async () => {
  const again = await makeFixtureBuild();

  expect(readFileSync(join(again.build, "routes.json"), "utf8")).toBe(read("routes.json"));
});

test.each([
  [
    "a not-found page",
    { routesManifest: routesManifest.filter(({ path }) => !path.startsWith("/404")), functionsManifest },
  ],
  [
    "the source of a function",
    { routesManifest, functionsManifest: [{ ...functionsManifest[0]!, name: "SSR & DSG" }] },
  ],
])("without %s there is no build, and an earlier one stays", async (_, built) => {
  const root = makeFixtureSite();
  mkdirSync(join(root, "build"));
  writeFileSync(join(root, "build/server.cjs"), "earlier");

  await expect(emit(root, built, {})).rejects.toThrow(/not-found page|no source in src\/api/);
  expect(readFileSync(join(root, "build/server.cjs"), "utf8")).toBe("earlier");
});

test("what earlier builds have kept and this one does not use is removed", () => {
  expect(existsSync(join(build.root, ".cache/emitted/unused.br"))).toBe(false);
});

test("the editor's page is at /admin, with its own policy and fast compression", () => {
  expect(manifest.files["/admin/index.html"]).toBeUndefined();
  expect(manifest.files["/admin"]).toMatchObject({
    file: "admin/index.html",
    cache: REVALIDATE,
    policy: "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  });
  expect(manifest.files["/admin/editor-1.js"]).toMatchObject({ cache: IMMUTABLE });
  const kept = readdirSync(join(build.root, ".cache/emitted"));
  const sha256 = createHash("sha256").update(read("static/admin/editor-1.js")).digest("hex");
  expect(kept).toContain(`${sha256}.${FAST}.br`);
});
