import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "@playwright/test";
import { isNode, parse, parseDocument } from "yaml";

type Path = readonly (string | number)[];

/** What a file of the content holds, as it is written. */
export const shipped = (file: string): string => readFileSync(file, "utf8");

/** The values of a file of the content, as the editor's forms show them. */
export const valuesIn = <T>(file: string): T => parse(shipped(file)) as T;

/** The service with the longest title, which no other service's row can contain, and its file. */
export function oneService(): { file: string; title: string } {
  const folder = "content/services";
  const all = readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => {
      const file = join(folder, name);
      return { file, title: valuesIn<{ title: string }>(file).title };
    });
  const [longest] = all.sort((one, other) => other.title.length - one.title.length);
  if (!longest) throw new Error("There is no service");
  return longest;
}

/** A picture that content/images holds, another one than `used`. */
export function anotherPicture(used: string): string {
  const names = readdirSync("content/images").filter((name) => /\.(jpe?g|png|webp|avif)$/.test(name));
  const other = names.find((name) => name !== basename(used));
  if (!other) throw new Error("There is no other picture");
  return other;
}

/** Expects the text of a file to differ from another in one value, and to be the same to the letter around it. */
export function expectOnlyChanged(before: string, after: string, path: Path, value: string): void {
  const document = parseDocument(before);
  const node = document.getIn(path, true);
  if (!isNode(node) || !node.range) throw new Error(`Nothing stands at ${path.join(".")}`);
  const [start, end] = node.range;
  expect(after.slice(0, start)).toBe(before.slice(0, start));
  expect(after.slice(after.length - (before.length - end))).toBe(before.slice(end));
  document.setIn(path, value);
  expect(parse(after)).toEqual(document.toJS());
}
