import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Actions } from "gatsby";
import { color } from "../../../src/theme/tokens";
import type { Texts } from "../check/check-content";
import { siteFacts } from "../enquiry/site-facts";
import { draw, type Drawing } from "./drawing";
import { markSvg } from "./mark";

/** Browsers cut a maskable icon to a circle of four fifths of it; the rounded one keeps its own corners. */
const ROUNDED = { fill: color.ink, size: 34, corner: 7.5 };
const MASKABLE = { fill: color.ink, size: 44, corner: 0 };

/** All icons of the site except the SVG: the old format, Apple's, and those of the manifest. */
export function iconDrawings(): Drawing[] {
  const icon = (file: string, size: number, ground: typeof ROUNDED): Drawing => ({
    file,
    width: size,
    height: size,
    format: file.endsWith(".ico") ? "ico" : "png",
    node: { type: "image", src: "mark", style: { width: "100%", height: "100%" } },
    mark: markSvg(color.paper, ground),
  });
  return [
    icon("favicon.ico", 32, ROUNDED),
    icon("apple-touch-icon.png", 180, MASKABLE),
    icon("icon-192.png", 192, ROUNDED),
    icon("icon-512.png", 512, MASKABLE),
  ];
}

/** The web app manifest (W3C): name, colours and icons for a home screen. */
function webManifest({ brand, language }: { brand: string; language: string }): object {
  return {
    name: brand,
    short_name: brand,
    lang: language,
    start_url: "/",
    display: "browser",
    background_color: color.ink,
    theme_color: color.ink,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

/**
 * Writes the SVG icon and the manifest, and has the other icons drawn beside the rest of the build.
 * @param folder where the site is published
 */
export function writeIcons(texts: Texts, createJob: Actions["createJobV2"], folder = "public"): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "favicon.svg"), markSvg(color.paper, ROUNDED));
  const manifest = webManifest(siteFacts(texts).editions[0]);
  writeFileSync(join(folder, "manifest.webmanifest"), JSON.stringify(manifest));
  for (const drawing of iconDrawings()) draw(createJob, drawing);
}
