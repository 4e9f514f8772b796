import { FIELDS, FIELD_NAMES, mistakesOf } from "../../../src/enquiry/fields";
import type { Field } from "../../../src/enquiry/fields";
import type { FieldWords } from "../../../src/enquiry/words";
import { placeOf, type ContentFile, type Path } from "../check/content-file";
import { problemAt, type Messages, type Problem } from "../check/problem";
import { didYouMean } from "../check/suggestion";
import { entriesOf, type TypedFile } from "../schema/typed-file";

/** The words of a field, as far as they are given. The schema's check reports what else is wrong with them. */
type Given = Partial<Omit<FieldWords, "choice">> & { choice?: Partial<FieldWords["choice"]> };

/** Where the words of the enquiry's form and its fields (src/enquiry/fields.ts) do not agree. */
export function fieldProblems(files: readonly TypedFile[]): Problem[] {
  return entriesOf(files, "enquiry-form").flatMap(({ file, values: { inputs } }) => {
    if (!Array.isArray(inputs)) return [];
    const given = inputs.map((words): Given => Object(words) as Given);
    return [
      ...FIELDS.flatMap((field) => onField(file, field, given)),
      ...given.flatMap(({ name }, index) => {
        if (typeof name !== "string" || FIELD_NAMES.some((known) => known === name)) return [];
        const hint = didYouMean(name, FIELD_NAMES, `Fields are ${FIELD_NAMES.join(", ")}.`);
        const message = `The enquiry has no field ${JSON.stringify(name)}.`;
        return [problemAt(file, placeOf(file, ["inputs", index, "name"]), { message, hint })];
      }),
    ];
  });
}

function onField(file: ContentFile, field: Field, given: Given[]): Problem[] {
  const index = given.findIndex(({ name }) => name === field.name);
  const at = (path: Path, messages: Messages) => problemAt(file, placeOf(file, path, "key"), messages);
  const own = given[index];
  if (!own) {
    const hint = `Add an entry that begins with "name: ${field.name}".`;
    return [at(["inputs"], { message: `The field "${field.name}" has no words.`, hint })];
  }
  const path = ["inputs", index];
  const missing = (key: string) => ({ message: `"${key}" is missing for the field "${field.name}".` });
  return [
    ...mistakesOf(field)
      .filter((mistake) => own.messages?.[mistake] === undefined)
      .map((mistake) => at(own.messages ? [...path, "messages"] : path, missing(mistake))),
    ...(field.control === "select" ? onOptions(file, field.options, own.choice, path) : []),
  ];
}

function onOptions(
  file: ContentFile,
  values: readonly string[],
  choice: Given["choice"],
  path: Path,
): Problem[] {
  const { options } = choice ?? {};
  if (!Array.isArray(options))
    return [
      problemAt(file, placeOf(file, path, "key"), {
        message: '"choice" is missing for a field with choices.',
      }),
    ];
  const named = options.map((option): unknown => (Object(option) as { value?: unknown }).value);
  const at = [...path, "choice", "options"];
  return [
    ...values
      .filter((value) => !named.includes(value))
      .map((value) =>
        problemAt(file, placeOf(file, at, "key"), {
          message: `The choice "${value}" is missing.`,
          hint: `Add "value: ${value}" with a label. Which choices there are, a developer decides (src/enquiry/fields.ts).`,
        }),
      ),
    ...named.flatMap((value, index) => {
      if (typeof value !== "string" || values.includes(value)) return [];
      const hint = didYouMean(value, values, `Choices are ${values.join(", ")}.`);
      const message = `There is no choice "${value}".`;
      return [problemAt(file, placeOf(file, [...at, index, "value"]), { message, hint })];
    }),
  ];
}
