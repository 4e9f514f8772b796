import type { ContentFile, Path } from "../check/content-file";
import type { Values } from "../collection";
import { collections } from "../registry";
import { resolved, schemaNamed, type Schemas } from "../schema/schema-files";
import { entriesOf, isGroup, type TypedFile } from "../schema/typed-file";
import type { Edition } from "./editions";
import type { Language } from "./languages";

/**
 * Removes references to entries that a language lacks. If a key needs its reference, the entry with it is left out.
 * A reference to what no language has stays: the check reports it in the default one.
 */
export function withoutLostReferences(
  schemas: Schemas,
  files: readonly TypedFile[],
  originals: readonly TypedFile[],
  language: Language,
  faults: Edition["faults"],
): TypedFile[] {
  const names = namesIn(files);
  const all = namesIn(originals);
  return files.map(({ file, schema }) => {
    const whole = schemaNamed(schemas, schema);
    const entry = whole.type === "array" ? resolved(schemas, whole.items ?? {}) : whole;
    const kept = (values: unknown): unknown[] => {
      if (!isGroup(values)) return [values];
      const lost = Object.entries(values).filter(([key, value]) => {
        const { format = "" } = resolved(schemas, entry.properties?.[key] ?? {});
        return all.get(format)?.includes(value) && !names.get(format)?.includes(value);
      });
      const needed = lost.find(([key]) => entry.required?.includes(key));
      if (!needed)
        return [
          Object.fromEntries(Object.entries(values).filter(([key]) => !lost.some(([one]) => one === key))),
        ];
      const [key, value] = needed;
      faults.push({
        file,
        fault: {
          path: placeIn(originals, file, values),
          inOriginal: true,
          kind: "absent",
          severity: "advice",
          message: `${JSON.stringify(values.entry ?? values.key)} is left out in ${language.name}: its ${key} "${String(value)}" is absent there.`,
          hint: `Translate that ${key} too.`,
        },
      });
      return [];
    };
    const { data } = file;
    const values = Array.isArray(data) ? data.flatMap(kept) : kept(data)[0];
    return { file: { ...file, data: values }, schema };
  });
}

function namesIn(files: readonly TypedFile[]): Map<string, unknown[]> {
  return new Map(
    collections.map(({ schema }) => [schema, entriesOf(files, schema).map(({ values }) => values.entry)]),
  );
}

/** Where an entry stands in the default language's file, which may have more of them. */
function placeIn(originals: readonly TypedFile[], { path }: ContentFile, { entry }: Values): Path {
  const data = originals.find(({ file }) => file.path === path)?.file.data;
  return Array.isArray(data) ? [data.findIndex((one: unknown) => isGroup(one) && one.entry === entry)] : [];
}
