import { posix } from "node:path";
import { nearestPath } from "../pages/content-pages";
import { isRemote } from "../pictures/stock-hosts";
import { namedCollections } from "../registry";
import { withBrand } from "../schema/brand";
import { isTranslated, resolved, schemaNamed, type Schema, type Schemas } from "../schema/schema-files";
import { entriesOf, isGroup, type TypedFile } from "../schema/typed-file";
import { brandOf, linkTargets, type Edition } from "./editions";
import { isolateLatin } from "./isolate-latin";
import { keepCounted, keepTogether } from "./keep-together";
import { editionPath } from "./languages";

/** Beside a key that names an entry, the same key with this ending holds the name of that entry's node. */
export const NODE_ENDING = "Node";

/**
 * The files of all editions with the values that pages show. Each entry has its language and, if it makes a page, the
 * path of the page. Links lead to pages and places of the same edition, `{brand}` is replaced, and texts for visitors
 * have no-break spaces and, if they run from right to left, isolates.
 */
export function editionFiles(
  schemas: Schemas,
  editions: readonly [Edition, ...Edition[]],
): (TypedFile & { edition: Edition })[] {
  const [standard] = editions;
  const all = linkTargets(standard);
  return editions.flatMap((edition) => {
    const { code, prefix, direction } = edition.language;
    const own = linkTargets(edition);
    const brand = brandOf(edition);
    const terms = keptTogether(edition);

    function finished(schema: Schema, value: unknown, folder: string, name = ""): unknown {
      const whole = resolved(schemas, schema);
      if (Array.isArray(value)) return value.map((one: unknown) => finished(whole.items ?? {}, one, folder));
      if (isGroup(value)) {
        const entries = Object.entries(value).flatMap(([key, one]) => {
          const property = resolved(schemas, whole.properties?.[key] ?? {});
          const values: [string, unknown][] = [[key, finished(property, one, folder, key)]];
          if (namedCollections.has(property.format ?? "") && typeof one === "string")
            values.push([key + NODE_ENDING, nodeName(code, one)]);
          return values;
        });
        return Object.fromEntries(entries);
      }
      if (typeof value !== "string") return value;
      if (whole.format === "page") return link(value);
      if (whole.format === "image") return picture(value, folder);
      const text = withBrand(value, brand);
      if (!isTranslated(whole) || whole.plain) return text;
      const typeset = keepTogether(unwrapped(text), name, terms);
      return direction === "rtl" ? isolateLatin(keepCounted(typeset)) : typeset;
    }

    /** If the edition lacks a link's page, the link leads to the page above; if it lacks the place, to the page. */
    function link(to: string): string {
      const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
      if (!all.has(path)) return to;
      if (!own.has(path)) return editionPath(prefix, nearestPath(path, own));
      const isLost = all.has(path + hash) && !own.has(path + hash);
      return editionPath(prefix, path) + query + (isLost ? "" : hash);
    }

    /** Pictures lie beside the files of the default language. */
    function picture(image: string, folder: string): string {
      if (prefix === "" || isRemote(image)) return image;
      const from = posix.join(code, folder);
      return posix.relative(from, posix.join(standard.language.code, folder, image));
    }

    return edition.files.map(({ file, schema }) => {
      const values = finished(schemaNamed(schemas, schema), file.data, posix.dirname(file.path));
      const marked = (entry: unknown): unknown =>
        isGroup(entry)
          ? {
              ...entry,
              language: code,
              prefix,
              ...(typeof entry.path === "string" && { path: editionPath(prefix, entry.path) }),
              ...(typeof entry.entry === "string" && { entry: nodeName(code, entry.entry) }),
            }
          : entry;
      const data = Array.isArray(values) ? values.map(marked) : marked(values);
      return { file: { ...file, data }, schema, edition };
    });
  });
}

/** The text with each paragraph on one line, however its file wraps it. Empty lines separate paragraphs. */
function unwrapped(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs
    .map((paragraph) =>
      paragraph
        .split("\n")
        .map((line) => line.trim())
        .join(" "),
    )
    .join("\n\n");
}

/** The terms that an edition keeps on one line. */
function keptTogether({ files }: Edition): string[] {
  const terms = entriesOf(files, "interface")[0]?.values.keepTogether;
  return Array.isArray(terms) ? terms.filter((term) => typeof term === "string") : [];
}

/** The name of an entry's node, unique among all editions. */
function nodeName(code: string, name: string): string {
  return `${code}/${name}`;
}
