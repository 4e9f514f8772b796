import { isEntryPage, type Collection } from "../collection";
import { collections } from "../registry";
import { limitsOf, typeOf } from "./reference-text";
import { resolved, schemaNamed, type Schema, type Schemas } from "../schema/schema-files";

const HEAD = `# Content reference

Every file under ${code("content/")} and every key in it. How to edit: [editing.md](editing.md).

This page is made from ${code("content/schema/")} by ${code("npm run content:docs")}; a test fails when it is out of date.

A key in **bold** has to be there. Where there is room for a number of characters, a longer text is possible: the check advises against it, because the design or a search engine may cut it.
`;

/** The reference page for editors, made of the schemas, as Markdown. */
export function contentReference(schemas: Schemas): string {
  const contents = collections.map(({ files }) => `- [${code(`content/${files}`)}](#${anchor(files)})`);
  const sections = collections.map((collection) => section(schemas, collection));
  return [HEAD, ...contents, "", ...sections].join("\n");
}

/** A key of a file as an editor meets it. */
interface ReferenceKey {
  /** The keys that lead to it, joined with dots; `[]` stands for each entry of a list. */
  path: string;
  required: boolean;
  schema: Schema;
}

/** Every key of a kind of file, groups before what is in them. */
export function keysOf(schemas: Schemas, schema: Schema, path = ""): ReferenceKey[] {
  const whole = resolved(schemas, schema);
  const items = whole.items && resolved(schemas, whole.items);
  if (items?.properties) return keysOf(schemas, items, `${path}[]`);
  return Object.entries(whole.properties ?? {}).flatMap(([key, property]) => {
    const here = path === "" ? key : `${path}.${key}`;
    const required = whole.required?.includes(key) ?? false;
    return [
      { path: here, required, schema: resolved(schemas, property) },
      ...keysOf(schemas, property, here),
    ];
  });
}

function section(schemas: Schemas, { files, schema: name, page }: Collection): string {
  const schema = schemaNamed(schemas, name);
  const limits = limitsOf(schema);
  const notes = [
    schema.description,
    page && !isEntryPage(page) && `It makes the page ${code(page.path)}.`,
    limits && `It holds ${limits}.`,
  ];
  const rows = keysOf(schemas, schema).map((key) => row(schemas, key));
  return [`## ${code(`content/${files}`)}`, "", notes.filter(Boolean).join(" "), "", ...rows, ""].join("\n");
}

function row(schemas: Schemas, { path, required, schema }: ReferenceKey): string {
  const name = required ? `**${code(path)}**` : code(path);
  const kind = [typeOf(schemas, schema), limitsOf(schema)].filter(Boolean).join(", ");
  const shown = example(schema);
  return `- ${name} (${kind}): ${schema.description ?? ""}${shown && ` Such as ${shown}.`}`;
}

function example({ examples: [first] = [] }: Schema): string {
  const entries: unknown[] = Array.isArray(first) ? first : [first];
  return entries
    .filter((entry) => typeof entry === "string" || typeof entry === "number")
    .map((entry) => code(entry === "" ? '""' : String(entry)))
    .join(", ");
}

function code(text: string): string {
  return `\`${text}\``;
}

/** The anchor that Markdown renderers give a heading. */
function anchor(files: string): string {
  return `content${files}`.toLowerCase().replace(/[^\w-]/g, "");
}
