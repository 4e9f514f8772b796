import { isPublished } from "./published";

test.each([
  "/index.html",
  "/app-1.js",
  "/app-1.js.LICENSE.txt",
  "/page-data/app-data.json",
  "/static/a/b.avif",
  "/.well-known/security.txt",
  "/a.b/c.d.e",
])("%s is published", (path) => {
  expect(isPublished(path)).toBe(true);
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
])("%s is not published", (path) => {
  expect(isPublished(path)).toBe(false);
});
