import type { ContentFile, Path } from "./content-file";

/** A content file beside the name of its schema. */
export type Known = { file: ContentFile; schema: string };

/** A piece of content that is one of several, beside the place it stands at. */
export interface Entry {
  values: Record<string, unknown>;
  file: ContentFile;
  path: Path;
}

/** The entries of a kind: the items of its list files, or its files themselves. */
export function entriesOf(files: readonly Known[], schema: string): Entry[] {
  return files
    .filter((known) => known.schema === schema)
    .flatMap(({ file }) => {
      const isList = Array.isArray(file.data);
      return (isList ? (file.data as unknown[]) : [file.data]).flatMap((values, index) =>
        typeof values === "object" && values !== null
          ? [{ values: values as Record<string, unknown>, file, path: isList ? [index] : [] }]
          : [],
      );
    });
}
