import type { Path } from "../check/content-file";
import { collections } from "../registry";
import { resolved, schemaNamed, type Schemas } from "../schema/schema-files";
import { entriesOf, isGroup, type TypedFile } from "../schema/typed-file";
import type { Edition } from "./editions";
import type { Language } from "./languages";

/** An entry of a language refers to entries of the same one: to nothing where it may, else it is absent itself. */
export function withoutLostReferences(
  schemas: Schemas,
  files: readonly TypedFile[],
  language: Language,
  faults: Edition["faults"],
): TypedFile[] {
  const names = new Map(
    collections.map(({ schema }) => [schema, entriesOf(files, schema).map(({ values }) => values.entry)]),
  );
  return files.map(({ file, schema }) => {
    const whole = schemaNamed(schemas, schema);
    const entry = whole.type === "array" ? resolved(schemas, whole.items ?? {}) : whole;
    const kept = (values: unknown, path: Path): unknown[] => {
      if (!isGroup(values)) return [values];
      const lost = Object.entries(values).filter(([key, value]) => {
        const { format = "" } = resolved(schemas, entry.properties?.[key] ?? {});
        return value !== undefined && names.has(format) && !names.get(format)?.includes(value);
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
          path,
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
    const values = Array.isArray(data) ? data.flatMap((one: unknown) => kept(one, [])) : kept(data, [])[0];
    return { file: { ...file, data: values }, schema };
  });
}
