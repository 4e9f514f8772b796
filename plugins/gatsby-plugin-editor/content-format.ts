import { parse, stringify } from "yaml";
import { withoutInvisible } from "../gatsby-plugin-content/schema/invisible";
import { isGroup } from "../gatsby-plugin-content/schema/typed-file";
import { inCommon } from "./likeness";
import { withKeys } from "./new-keys";
import { rewritten } from "./rewrite";

/** The part of a form's field that decides how its value is written. */
export type Shape = {
  name?: string;
  widget?: string;
  required?: unknown;
  default?: unknown;
  root?: boolean;
  /** Of a list: which field stands for an entry, such as `{{fields.title}}`. */
  summary?: string;
  fields?: Shape[];
};

/** How the editor reads and writes the files of a kind. */
type ContentFormat = { fromFile: (text: string) => unknown; toFile: (value: unknown) => string };

/** The editor's path of content/images. Files name that folder by a relative path. */
export const IMAGES = "/images";

/**
 * Reads files and keeps their text, so that saving changes only what was edited. Invisible characters that came along
 * with pasted text are not written: the check would refuse them, and the form cannot show where they are.
 * @param path of the files, or of the folder they are in, from the root of the repository
 * @param fields the form of the files
 * @param identity the key that tells several files of a kind apart; none where there is one file
 */
export function contentFormat(path: string, fields: Shape[], identity?: string): ContentFormat {
  const form = fields[0]?.root ? fields[0] : { fields };
  const images = `${path.split("/").length > 2 || identity ? ".." : "."}${IMAGES}/`;
  const read = new Map<unknown, { text: string; value: unknown }>();
  const nameOf = (value: unknown) => identity && (value as Record<string, unknown>)[identity];
  return {
    fromFile(text) {
      const value: unknown = parse(text);
      read.set(nameOf(value), { text: text.replaceAll("\r\n", "\n"), value });
      return turned(value, form, (one, field) => renamed(one, field, images, `${IMAGES}/`));
    },
    toFile(typed) {
      const filled = turned(typed, form, (one, field) =>
        isLeftOut(one, field) ? undefined : renamed(one, field, `${IMAGES}/`, images),
      );
      const before = read.get(nameOf(filled)) ?? nearest(filled, [...read.values()]);
      const value = withKeys(filled, before?.value, form);
      const text = before
        ? rewritten(before.text, value)
        : stringify(value, { lineWidth: 0, compat: "yaml-1.1" });
      read.set(nameOf(value), { text, value });
      return text;
    },
  };
}

/** The values of a form, mapped by `turn`. Values that become undefined are left out, as are invisible characters. */
function turned(value: unknown, field: Shape, turn: (value: unknown, field: Shape) => unknown): unknown {
  const { fields = [] } = field;
  const own = turn(typeof value === "string" ? withoutInvisible(value) : value, field);
  if (Array.isArray(own)) return own.map((entry) => turned(entry, { fields }, turn));
  if (!isGroup(own)) return own;
  const entries = Object.entries(own).map(
    ([key, entry]) => [key, turned(entry, fields.find(({ name }) => name === key) ?? {}, turn)] as const,
  );
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined));
}

function renamed(value: unknown, { widget }: Shape, from: string, to: string): unknown {
  const isMeant = widget === "image" && typeof value === "string" && value.startsWith(from);
  return isMeant ? to + value.slice(from.length) : value;
}

/** An empty optional field is not written, unless its default is the empty text: then empty has a meaning. */
function isLeftOut(value: unknown, { required, default: standard }: Shape): boolean {
  return required === false && standard !== "" && isEmpty(value);
}

/** The file that has most values in common with these, if more than half: that file was renamed. */
function nearest<T extends { value: unknown }>(value: unknown, files: readonly T[]): T | undefined {
  const [best] = files
    .map((file) => ({ file, common: inCommon(value, file.value) }))
    .sort((one, other) => other.common - one.common);
  return best && best.common > Object.keys(Object(value) as object).length / 2 ? best.file : undefined;
}

function isEmpty(value: unknown): boolean {
  return (
    value === "" || value === null || value === undefined || (Array.isArray(value) && value.length === 0)
  );
}
