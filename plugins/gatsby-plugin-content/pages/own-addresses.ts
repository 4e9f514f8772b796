import { EDITOR_PATH } from "../../../src/config";

const FOLDERS = ["/.well-known", "/_gatsby", EDITOR_PATH, "/api", "/insights", "/page-data", "/static"];
const FILES = [
  "/404",
  "/404.html",
  "/apple-touch-icon.png",
  "/favicon.ico",
  "/favicon.svg",
  "/healthz",
  "/icon-192.png",
  "/icon-512.png",
  // Gatsby keeps the data of the home page under this name. /ar/index has no such conflict.
  "/index",
  "/manifest.webmanifest",
];
const MADE = /^\/(?:robots\.txt|sitemap-\w+\.xml)$/;

/** Whether the site answers a path itself, and not with a page of the content: a redirect would take that away. */
export function isOwnAddress(path: string): boolean {
  return (
    FILES.includes(path) ||
    MADE.test(path) ||
    FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`))
  );
}
