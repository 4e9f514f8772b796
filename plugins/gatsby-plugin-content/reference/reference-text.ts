import { namedCollections } from "../registry";
import { resolved, type Schema, type Schemas } from "../schema/schema-files";

const FORMATS: Record<string, string> = {
  image: "a picture",
  icon: "the name of an icon",
  page: "a link",
  former: "a path on this site",
  script: "a path on this site",
  date: "a date",
};

/** What may stand at a key, in an editor's words. */
export function typeOf(schemas: Schemas, schema: Schema): string {
  const { type, format = "", pattern, items } = schema;
  if (type === "object") return "a group of keys";
  if (type === "integer") return "a whole number";
  const named = namedCollections.get(format);
  if (named) return `the ${named.key} of a ${named.schema}`;
  if (type !== "array") return FORMATS[format] ?? (pattern ? "a text of a certain form" : "a text");
  const item = items ? resolved(schemas, items) : {};
  return item.properties ? "a list of groups" : `a list: ${typeOf(schemas, item)} each`;
}

/** How many entries, how long, how large; an empty text where anything goes. */
export function limitsOf({
  minItems,
  maxItems,
  minLength,
  maxLength,
  minimum,
  maximum,
  uniqueBy,
  keyedBy,
  picture,
}: Schema): string {
  const differs = [uniqueBy, keyedBy].filter((key) => key !== undefined).map((key) => `\`${key}\``);
  const sizes = [
    range("entries", minItems, maxItems),
    range("characters", minLength === 1 ? undefined : minLength, maxLength),
    minimum === undefined ? "" : maximum === undefined ? `at least ${minimum}` : `${minimum} to ${maximum}`,
    differs.length > 0 ? `no two with the same ${differs.join(" or ")}` : "",
    picture ? `at least ${picture.width} by ${picture.height} pixels` : "",
    picture?.underTitle ? "dark in its left half" : "",
  ];
  return sizes.filter(Boolean).join(", ");
}

function range(what: string, least: number | undefined, most: number | undefined): string {
  if (least !== undefined && least === most) return `exactly ${least} ${what}`;
  if (least !== undefined && most !== undefined) return `${least} to ${most} ${what}`;
  if (most !== undefined) return `at most ${most} ${what}`;
  return least !== undefined && least > 1 ? `at least ${least} ${what}` : "";
}
