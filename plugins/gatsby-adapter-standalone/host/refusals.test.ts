import { brotliDecompressSync } from "node:zlib";
import { useHost } from "../../../test/host/started-host";

const { get } = useHost();

test.each([
  "/nothing",
  "/nothing/",
  "/nothing/index.html",
  "/Nothing",
  "/404",
  "/404.html",
  "/static",
  "/static/",
  "/static/abc/",
  "//about",
  "//evil.example/",
  "/app-1.js/x",
  "/app-1.js.br",
  "/app-1.js.map",
  "/webpack.stats.json",
  "/_gatsby/slices/_gatsby-scripts-1.html",
  "/.secret",
  "/routes.json",
  "/server.cjs",
  "/package.json",
  "/functions/echo.cjs",
  "/__proto__",
  "/constructor",
  "/api/nothing",
])("%s answers 404 with the not-found page", async (path) => {
  const { status, headers, body } = await get(path, { "accept-encoding": "br" });

  expect([status, headers["content-type"], headers.location]).toEqual([
    404,
    "text/html; charset=utf-8",
    undefined,
  ]);
  expect(brotliDecompressSync(body).toString()).toContain("<h1>Not here");
});

test.each(["/ar/nothing", "/ar/a/b", "/ar/*", "/ar/404"])(
  "%s answers 404 with the not-found page of its language",
  async (path) => {
    const { status, body } = await get(path, { "accept-encoding": "identity" });

    expect(status).toBe(404);
    expect(body.toString()).toContain("<h1>غير موجودة");
  },
);

test.each([
  "/%",
  "/%zz",
  "/%c3%28",
  "/%00",
  "/about%00.html",
  "/a%2fb",
  "/..%2f..%2fetc/passwd",
  "/..%5c..%5cwindows",
  "/../server.cjs",
  "/static/../../routes.json",
  "/%2e%2e/routes.json",
  "/./about",
  "/about\\..\\x",
  "*",
])("%s is malformed: 400, and nothing outside the site is touched", async (path) => {
  const { status, body } = await get(path);

  expect([status, body.toString()]).toEqual([400, "Bad Request\n"]);
});

test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH"])(
  "%s of a page answers 405 with what is allowed",
  async (method) => {
    const { status, headers } = await get("/about", { origin: "https://other.example" }, method);

    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  },
);
