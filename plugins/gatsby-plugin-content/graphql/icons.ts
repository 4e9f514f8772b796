import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import tags from "lucide-static/tags.json";
import { closest } from "../check/suggestion";

/** Where icons are looked up, first to last: the site's own, then lucide's. */
const foldersOf = (root: string) => [join(root, "content/icons"), "node_modules/lucide-static/icons"];

const CANVAS = 'viewBox="0 0 24 24"';

/** An area in a colour of its own, as attribute or style. */
const FILLED = /[\s"';{]fill\s*[=:](?![\s"']*(none|currentColor|transparent|inherit|freeze)\b)/i;

/** Elements of an icon that are not drawn. */
const UNDRAWN = /<(clipPath|mask|title|desc|metadata)\b[\s\S]*?<\/\1>/g;

/** Neighbouring paths with no attribute but `d`. */
const LINES = /(?:<path d="[^"]*" ?\/>)+/g;

/** What may fill paths that say nothing of it themselves. */
const AREAS = /<g\b[^>]*currentColor|<(?:clipPath|mask|style)\b/i;

/** Icons that point sideways, or hold lines of text: pages that run from right to left mirror them (global.tsx). */
const SIDEWAYS =
  /^(arrow|chevron|external-link|forward|list|log-(in|out)|message-square-text|redo|reply|send|text|undo)(-|$)/;

/** Whether there is an icon of that name. `root` is the folder that holds content/. */
export function isIcon(name: string, root = "."): boolean {
  return fileOf(name, root) !== undefined;
}

/** The names of all icons. `root` is the folder that holds content/. */
export function iconNames(root = "."): string[] {
  return foldersOf(root)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .filter((file) => file.endsWith(".svg"))
    .map((file) => file.slice(0, -".svg".length));
}

/** Changes when an icon comes, goes or is drawn anew. `root` is the folder that holds content/. */
export function iconsDigest(root = "."): string {
  const hash = createHash("sha256");
  for (const name of iconNames(root).sort()) hash.update(name).update(readFileSync(fileOf(name, root)!));
  return hash.digest("hex");
}

/** The plainest icon that lucide files under a word like this one: `bot` for "robott". */
export function iconFiledUnder(word: string): string | undefined {
  const filed = Object.entries<string[]>(tags);
  const tag = closest(word, new Set(filed.flatMap(([, words]) => words)));
  const names = filed.filter(([, words]) => tag !== undefined && words.includes(tag)).map(([name]) => name);
  return names.sort((a, b) => a.length - b.length)[0];
}

/**
 * The markup inside an icon's svg element.
 * @param name a lucide name or that of a file in content/icons
 * @param root the folder that holds content/
 * @throws when there is no such icon, or it is not drawn on 24 by 24, or not with strokes
 */
export function iconBody(name: string, root = "."): string {
  const file = fileOf(name, root);
  if (!file) throw new Error(`"${name}" is no icon: neither lucide nor content/icons has it.`);
  const svg = readFileSync(file, "utf8");
  if (!svg.includes(CANVAS)) throw new Error(`${file} has to be drawn on 24 by 24: ${CANVAS}.`);
  if (FILLED.test(svg.replace(UNDRAWN, "")))
    throw new Error(`${file} has to be drawn with strokes: no fill but "none" or "currentColor".`);
  const lines = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>[\s\S]*$/, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .split("\n")
    .map((line) => line.trim())
    .join("");
  // As one path (src/ui/icon.tsx), unless paths enclose areas, in which joined ones could cut holes.
  const body = AREAS.test(lines)
    ? lines
    : lines.replace(LINES, (paths) => paths.replace(/" ?\/><path d="/g, "M0 0"));
  return SIDEWAYS.test(name) ? `<g data-arrow="icon">${body}</g>` : body;
}

function fileOf(name: string, root: string): string | undefined {
  return foldersOf(root)
    .map((folder) => join(folder, `${name}.svg`))
    .find((file) => existsSync(file));
}
