/** @jest-environment node */
import { readdirSync } from "node:fs";
import { isOwnAddress } from "./own-addresses";

test.each([
  ...readdirSync("static", { recursive: true }).map((file) => `/${String(file)}`),
  ...readdirSync("src/api").map((file) => `/api/${file.replace(".ts", "")}`),
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
