import type { Path } from "./content-file";
import { resolved, type Schema, type Schemas } from "../schema/schema-files";

/** With more groups than this to choose from, naming them helps nobody. */
const MOST_CHOICES = 3;

/**
 * What to do with a key that is unknown where it stands but known in another group of the same file, as it
 * happens when a line is indented too far or not far enough; undefined when it is known nowhere.
 */
export function misplaced(schemas: Schemas, top: Schema, path: Path, key: string): string | undefined {
  const here = steps(path);
  const others = groupsWith(schemas, top, key).filter((group) => group !== here);
  const near = others.filter((group) => isWithin(here, group) || isWithin(group, here));
  const choices = [...new Set(near.length > 0 ? near : others)];
  if (choices.length === 0 || choices.length > MOST_CHOICES) return undefined;
  if (choices.join() === "") return "It belongs to the outermost keys: start the line in their column.";
  const names = choices.map((group) =>
    group === ""
      ? "the outermost keys"
      : `"${group
          .replace(/\.items$/, "")
          .split(".")
          .at(-1)}"`,
  );
  return `It belongs to ${names.join(" or ")}: check how far the line is indented.`;
}

function isWithin(inner: string, outer: string): boolean {
  return outer === "" || inner.startsWith(`${outer}.`);
}

/** The keys that lead to a group, without the numbers of entries in lists. */
function steps(path: Path): string {
  return path.filter((step) => typeof step === "string").join(".");
}

/** The groups of a file that know a key. */
function groupsWith(schemas: Schemas, schema: Schema, key: string, at = ""): string[] {
  const whole = resolved(schemas, schema);
  const own = whole.properties && key in whole.properties ? [at] : [];
  const inner = Object.entries(whole.properties ?? {}).flatMap(([name, property]) =>
    groupsWith(schemas, property, key, at === "" ? name : `${at}.${name}`),
  );
  return [...own, ...inner, ...(whole.items ? groupsWith(schemas, whole.items, key, at) : [])];
}
