import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A step of a page in docs/: a file to write, lines to put into one before a certain line, or a command to run. */
type Step = { file: string; text: string; before?: string } | { command: string };

const BLOCK = /^```\w+ (?<about>.+)\n(?<text>[\s\S]*?)^```$/gm;

/**
 * The steps that a section of a Markdown page shows, in order: its code blocks whose first line has `file="…"`,
 * `before="…"` beside that, or `run` after the language.
 * @param heading of the section, without its signs
 * @throws when the page has no such section, or the section no steps
 */
export function documentedSteps(page: string, heading: string): Step[] {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`There is no section "${heading}".`);
  const steps = [...section.matchAll(BLOCK)].flatMap(({ groups = {} }): Step[] => {
    const { about = "", text = "" } = groups;
    const file = valueOf(about, "file");
    if (file !== undefined) return [{ file, text, before: valueOf(about, "before") }];
    return about === "run"
      ? text
          .trim()
          .split("\n")
          .map((command) => ({ command }))
      : [];
  });
  if (steps.length === 0) throw new Error(`The section "${heading}" shows no steps.`);
  return steps;
}

function valueOf(about: string, key: string): string | undefined {
  return new RegExp(`(?:^| )${key}="([^"]+)"`).exec(about)?.[1];
}

/** Writes the file of a step, or puts its lines into the file. @throws when the line they go before is not there */
export function writeStep({ file, text, before }: Exclude<Step, { command: string }>): void {
  if (before === undefined) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const lines = readFileSync(file, "utf8").split("\n");
  const place = lines.indexOf(before);
  if (place === -1) throw new Error(`${file} has no line ${before}`);
  writeFileSync(file, [...lines.slice(0, place), text.trimEnd(), ...lines.slice(place)].join("\n"));
}
