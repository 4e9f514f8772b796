import type { ContentFile, Path } from "../check/content-file";
import type { Values } from "../collection";

/** A content file beside the name of its schema. */
export type TypedFile = { file: ContentFile; schema: string };

/** A piece of content beside the place it stands at. */
export interface Entry {
  values: Values;
  file: ContentFile;
  path: Path;
}

/** The entries of a collection: the items of its list files, or its files themselves. */
export function entriesOf(files: readonly TypedFile[], schema: string): Entry[] {
  return files
    .filter((known) => known.schema === schema)
    .flatMap(({ file }) => {
      const { data } = file;
      if (!Array.isArray(data)) return isGroup(data) ? [{ values: data, file, path: [] }] : [];
      return data.flatMap((values: unknown, index) =>
        isGroup(values) ? [{ values, file, path: [index] }] : [],
      );
    });
}

/** Whether a value is a group of keys. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
