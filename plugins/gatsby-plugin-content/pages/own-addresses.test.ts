import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { isOwnAddress } from "./own-addresses";

/** The files of a folder, without those that a computer leaves there, such as .DS_Store. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => !basename(file).startsWith("."),
  );

test.each([
  ...filesIn("static").map((file) => `/${file}`),
  ...filesIn("src/api").map((file) => `/api/${file.replace(".ts", "")}`),
  "/.well-known/security.txt",
  "/404",
  "/admin",
  "/admin/program.js",
  "/healthz",
  "/index",
  "/page-data/app-data.json",
  "/robots.txt",
  "/sitemap-0.xml",
  "/sitemap-index.xml",
])("%s is the site's own", (path) => {
  expect(isOwnAddress(path)).toBe(true);
});

test.each(["/", "/ar/index", "/robots", "/administration", "/api-design", "/sitemap", "/insights.html"])(
  "%s is free for a page",
  (path) => {
    expect(isOwnAddress(path)).toBe(false);
  },
);
