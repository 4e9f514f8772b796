/** @jest-environment node */
import { isPublished, wantsSourceMaps } from "./published";

test.each([
  "/index.html",
  "/app-1.js",
  "/app-1.js.LICENSE.txt",
  "/page-data/app-data.json",
  "/static/a/b.avif",
  "/.well-known/security.txt",
  "/a.b/c.d.e",
])("%s is published", (path) => {
  expect(isPublished(path, false)).toBe(true);
});

test.each([
  "/webpack.stats.json",
  "/_headers",
  "/_redirects",
  "/_gatsby/slices/_gatsby-scripts-1.html",
  "/~partytown/partytown.js",
  "/.cache/x.json",
  "/.env",
  "/a/.git/config",
  "/.well-known",
  "/app-1.js.map",
])("%s is not published", (path) => {
  expect(isPublished(path, false)).toBe(false);
});

test("source maps are published only on request", () => {
  expect(isPublished("/app-1.js.map", true)).toBe(true);
  expect(
    [{}, { SOURCE_MAPS: "false" }, { SOURCE_MAPS: "true" }, { SOURCE_MAPS: "1" }].map(wantsSourceMaps),
  ).toEqual([false, false, true, true]);
});
