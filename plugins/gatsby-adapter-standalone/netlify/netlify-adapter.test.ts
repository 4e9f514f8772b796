import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServerResponse } from "node:http";
import type { IAdapter } from "gatsby";
import { ask } from "../../../test/host/ask";
import { makeFixtureBuild, makeFixtureSite, serveBuild } from "../../../test/host/started-host";
import { functionsManifest, LATER_STYLES, routesManifest } from "../../../test/host/sample-build";
import { SECURITY_HEADERS } from "../policy/headers";
import { LOSSES, netlifyAdapter } from "./netlify-adapter";

type Rule = { path: string; headers: Record<string, string> };

const project = process.cwd();
const netlify = makeFixtureSite();
let own: Awaited<ReturnType<typeof makeFixtureBuild>>;
let host: Awaited<ReturnType<typeof serveBuild>>;
let rules: Rule[];
let redirects: string[][];
const warnings: unknown[] = [];

beforeAll(async () => {
  own = await makeFixtureBuild();
  host = await serveBuild(own.build);
  await adaptForNetlify();
  rules = parseHeaders(read("public/_headers"));
  redirects = read("public/_redirects")
    .split("\n")
    .flatMap((line) => (line.startsWith("/") ? [line.split(/\s+/)] : []));
});

afterAll(() => host.close());

const read = (file: string) => readFileSync(join(netlify, file), "utf8");

/** Gatsby's adapter for Netlify works only in the current folder. */
async function adaptForNetlify(): Promise<void> {
  const adapter = netlifyAdapter();
  const reporter = { info: jest.fn(), verbose: jest.fn(), warn: (text: string) => warnings.push(text) };
  const context = {
    routesManifest,
    functionsManifest,
    headerRoutes: [],
    remoteFileAllowedUrls: [],
    reporter,
  };
  process.chdir(netlify);
  try {
    await adapter.adapt({ ...context, pathPrefix: "", trailingSlash: "never" } as unknown as Parameters<
      IAdapter["adapt"]
    >[0]);
  } finally {
    process.chdir(project);
  }
}

test("the build logs what a site on Netlify has to do without", () => {
  expect(warnings).toContain(LOSSES);
});

function parseHeaders(text: string): Rule[] {
  const parsed: Rule[] = [];
  for (const line of text.split("\n").filter((entry) => entry.trim() && !entry.startsWith("#"))) {
    const [name = "", ...value] = line.trim().split(": ");
    if (line.startsWith("/")) parsed.push({ path: line.trim(), headers: {} });
    else parsed.at(-1)!.headers[name] = value.join(": ");
  }
  return parsed;
}

test("the file of later styles that a page asks for is published", () => {
  const [, file] = /<link rel="stylesheet" href="([^"]+)"/.exec(read("public/about.html")) ?? [];

  expect(read(`public${file}`)).toBe(LATER_STYLES);
});

/** What Netlify sends for a path: all rules that match it, the later ones over the earlier. */
function sentByNetlify(path: string): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("/*") ? path.startsWith(rule.path.slice(0, -1)) : rule.path === encodeURI(path),
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

const PAGES = ["/", "/about", "/services/ai-&-more", "/admin", "/nothing", "/ar", "/ar/nothing"];
const FILES = [
  "/app-1.js",
  "/page-data/about/page-data.json",
  "/page-data/ar/404/page-data.json",
  "/sitemap-0.xml",
  "/static/abc/large.jpg",
  "/admin/editor-1.js",
];

test.each([...PAGES, ...FILES])("%s gets the same headers from Netlify as from our server", async (path) => {
  const { headers } = await ask(host.port, path);
  const theirs = sentByNetlify(path);
  const names = [...Object.keys(SECURITY_HEADERS), "cache-control"];
  // Netlify has one rule for all that is no page, and needs the not-found page's policy there.
  const compared = PAGES.includes(path) ? names : names.filter((name) => name !== "content-security-policy");

  expect(Object.fromEntries(compared.map((name) => [name, theirs[name]]))).toEqual(
    Object.fromEntries(compared.map((name) => [name, headers[name]])),
  );
});

test("Netlify gets no further headers", () => {
  const known = [...Object.keys(SECURITY_HEADERS), "cache-control"];

  expect(new Set(rules.flatMap(({ headers }) => Object.keys(headers)))).toEqual(new Set(known));
});

test.each(["/old", "/old/index.html", "/older", "/caf%C3%A9-%26-more"])(
  "%s is redirected alike",
  async (path) => {
    const { status, headers } = await ask(host.port, path);
    const [, to, code] = redirects.find(([from = ""]) => from.replace(/\/$/, "") === path)!;

    expect([to, Number(code)]).toEqual([headers.location, status]);
  },
);

test("a missing page below a language's path is that language's not-found page, with status 404", () => {
  expect(redirects).toContainEqual(["/ar/*", "/ar/404/index.html", "404"]);
  expect(read("public/ar/404/index.html")).toBe(
    readFileSync(join(own.build, "static/ar/404/index.html"), "utf8"),
  );
});

test("page data is a file at its own path: no rule answers for missing data", () => {
  expect(redirects.filter(([from = ""]) => from.startsWith("/page-data/"))).toEqual([]);
  expect(existsSync(join(netlify, "public/page-data/ar/404/page-data.json"))).toBe(true);
});

test("pages are the same, in files that Netlify serves without a trailing slash", () => {
  expect(read("public/about.html")).toBe(readFileSync(join(own.build, "static/about/index.html"), "utf8"));
  expect(read("public/404.html")).toBe(readFileSync(join(own.build, "static/404.html"), "utf8"));
});

test("what is not published is removed there too, and security.txt is written", () => {
  for (const file of ["webpack.stats.json", ".secret", "_gatsby/slices/_gatsby-scripts-1.html"]) {
    expect(existsSync(join(netlify, "public", file))).toBe(false);
  }
  expect(read("public/.well-known/security.txt")).toContain("mailto:a@b.example");
});

test("a build with the cache of the last one gives the same headers", async () => {
  await adaptForNetlify();

  expect(parseHeaders(read("public/_headers"))).toEqual(rules);
});

test("functions send our headers with every answer, refuse uploads and know of no outbox", async () => {
  process.env.ENQUIRY_OUTBOX = "redis://localhost:6379";
  const guarded = (await import(join(netlify, ".cache/functions/guarded-echo.js"))) as {
    default: (request: object, response: Partial<ServerResponse>) => void;
  };
  const call = (type: string) => {
    const headers: Record<string, unknown> = {};
    const response = {
      statusCode: 200,
      end: jest.fn(),
      setHeader: (name: string, value: unknown) => (headers[name] = value),
    };
    guarded.default({ headers: { "content-type": type } }, response as never);
    return { ...response, headers };
  };

  expect(process.env).not.toHaveProperty("ENQUIRY_OUTBOX");
  expect(call("application/json")).toMatchObject({ statusCode: 200, headers: SECURITY_HEADERS });
  expect(call("Multipart/form-data; boundary=x")).toMatchObject({
    statusCode: 415,
    headers: SECURITY_HEADERS,
  });
  expect(read(".netlify/functions-internal/echo-js/echo-js.js")).toContain("guarded-echo.js");
});
