import { placeOf, type ContentFile, type Path } from "./content-file";
import { problemAt, type Problem } from "./problem";
import { within } from "./schema-messages";
import type { Language } from "../editions/languages";
import { isSpare, pluralForms } from "../editions/plural-forms";
import { resolved, sharedName, type Schema, type Schemas } from "../schema/schema-files";
import { isGroup } from "../schema/typed-file";

/** Where a sentence about a number lacks a form of the default language, or has one of another. */
export function pluralProblems(
  schemas: Schemas,
  schema: Schema,
  file: ContentFile,
  { code, name }: Language,
): Problem[] {
  const forms = pluralForms(code);
  const known = forms.map(({ form }) => form);
  return pluralsIn(schemas, schema, file.data).flatMap(({ path, given }) => {
    // The schema demands "other". No sentence here is about fractions or millions.
    const missing = forms.filter(
      ({ form, number = Infinity }) =>
        !(form in given) && !isSpare(form) && form !== "other" && Number.isInteger(number) && number <= 100,
    );
    const foreign = Object.keys(given).filter((key) => !known.some((form) => form === key));
    return [
      ...missing.map(({ form, number }) => {
        const message = `"${form}" is missing in ${name}${within(path)}.`;
        return problemAt(file, placeOf(file, path, "key"), {
          message,
          hint: `Write the sentence for ${number}.`,
        });
      }),
      ...foreign.map((key) => {
        const message = `${name} has no form "${key}" for numbers.`;
        return problemAt(file, placeOf(file, [...path, key], "key"), {
          message,
          hint: `Forms are ${known.join(", ")}.`,
        });
      }),
    ];
  });
}

type Plural = { path: Path; given: Record<string, unknown> };

function pluralsIn(schemas: Schemas, schema: Schema, data: unknown, path: Path = []): Plural[] {
  const { items, properties = {} } = resolved(schemas, schema);
  if (Array.isArray(data))
    return data.flatMap((entry, index) => pluralsIn(schemas, items ?? {}, entry, [...path, index]));
  if (!isGroup(data)) return [];
  if (sharedName(schema) === "Plural") return [{ path, given: data }];
  return Object.entries(data).flatMap(([key, value]) =>
    pluralsIn(schemas, properties[key] ?? {}, value, [...path, key]),
  );
}
