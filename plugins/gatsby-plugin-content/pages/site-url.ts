import { existsSync, readFileSync } from "node:fs";
import { parseDocument } from "yaml";

/**
 * The public address of the site, from content/site.yaml, for Gatsby's configuration.
 * It is read before anything is checked, so a broken or missing file gives a stand-in: the content check names the fault.
 */
export function siteUrl(file = "content/site.yaml"): string {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const url: unknown = parseDocument(text).get("url");
  return typeof url === "string" ? url : "http://localhost";
}
