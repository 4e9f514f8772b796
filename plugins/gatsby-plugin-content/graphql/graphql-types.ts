import { keyOf } from "../collection";
import { collections, namedCollections } from "../registry";
import { NODE_ENDING } from "../editions/edition-values";
import { resolved, schemaNamed, sharedName, type Schema, type Schemas } from "../schema/schema-files";

/** What a text of a certain format is in GraphQL. */
const FORMATS: Record<string, [type: string, extension: string]> = {
  image: ["Picture", "@picture"],
  icon: ["Icon", "@icon"],
  date: ["Date", "@dateformat"],
};

const ICON = `"A 24 by 24 stroke icon."
type Icon {
  "The markup inside the svg element."
  body: String!
}`;

const PICTURE = `"A picture: a file of this site, or a photo that stays on its host."
type Picture {
  gatsbyImageData(
    breakpoints: [Int!]!
    aspectRatio: Float
    fromRight: Boolean
    fromFocus: Boolean
    zoom: Float
  ): GatsbyImageData! @imageData
}`;

/** Keys that Gatsby's nodes reserve, and keys that editions add. */
const RESERVED = ["children", "entry", "fields", "internal", "language", "parent", "path", "prefix"];

type Field = { type: string; extension?: string };

/**
 * The GraphQL types of all content, made of the schemas, as Gatsby's `createTypes` takes them.
 * A required key is non-null, an item of a list too. A file that holds a list makes one node of each item, with
 * its `position`. gatsby-transformer-yaml keeps a key `id` as `yamlId`.
 * @throws when a kind's title is that of an earlier type, or it has a key that nodes reserve
 */
export function graphqlTypes(schemas: Schemas): string {
  const types = new Map<string, string>([
    ["Icon", ICON],
    ["Picture", PICTURE],
  ]);

  function declare(name: string, schema: Schema, head: string, more: string[] = []): string {
    if (!types.has(name)) {
      types.set(name, "");
      const fields = Object.entries(schema.properties ?? {}).map(([key, value]) => {
        const { type, extension: known } = field(name + capitalised(key), value);
        const extension = known === "@link" ? `@link(by: "entry", from: "${key}${NODE_ENDING}")` : known;
        const required = schema.required?.includes(key) ? "!" : "";
        const described = describe(resolved(schemas, value).description);
        return `${described}  ${key === "id" ? "yamlId" : key}: ${type}${required}${extension ? ` ${extension}` : ""}`;
      });
      types.set(name, `${describe(schema.description, "")}${head} {\n${[...fields, ...more].join("\n")}\n}`);
    }
    return name;
  }

  function field(name: string, schema: Schema): Field {
    const whole = resolved(schemas, schema);
    if (whole.type === "array") {
      const item = field(name, whole.items ?? {});
      return { ...item, type: `[${item.type}!]` };
    }
    if (whole.type === "object") {
      const typeName = sharedName(schema) ?? whole.title ?? name;
      return { type: declare(typeName, whole, `type ${typeName}`) };
    }
    // An `Int` of GraphQL ends at 2,147,483,647.
    if (whole.type === "integer") return { type: "Float" };
    const { format = "" } = whole;
    if (namedCollections.has(format)) return { type: nodeType(schemas, format), extension: "@link" };
    const [type, extension] = FORMATS[format] ?? ["String"];
    return { type, extension };
  }

  for (const collection of collections) {
    const { schema: file, page } = collection;
    const schema = schemaNamed(schemas, file);
    const name = nodeType(schemas, file);
    if (types.has(name))
      throw new Error(
        `content/schema/${file}.schema.json: GraphQL has another type "${name}". Give it its own title.`,
      );
    const isList = schema.type === "array";
    const node = { ...(isList ? schema.items : schema), description: schema.description };
    const reservedKeys = isList ? [...RESERVED, "position"] : RESERVED;
    const reserved = Object.keys(node.properties ?? {}).find((key) => reservedKeys.includes(key));
    if (reserved)
      throw new Error(`content/schema/${file}.schema.json: nodes have a key "${reserved}" of their own.`);
    declare(name, node, `type ${name} implements Node @dontInfer`, [
      '  "The language of its texts."\n  language: String!',
      ...(page ? ['  "The path of its page."\n  path: String!'] : []),
      ...(keyOf(collection) === undefined
        ? []
        : ['  "What tells it from all others, in any language."\n  entry: String!']),
      ...(isList ? ["  position: Int! @position"] : []),
    ]);
  }
  return [...types.values()].join("\n\n");
}

/** The GraphQL type of the nodes that a kind's files give. @throws when its schema has no title. */
export function nodeType(schemas: Schemas, schema: string): string {
  const { title } = schemaNamed(schemas, schema);
  if (!title) throw new Error(`content/schema/${schema}.schema.json needs a title: its GraphQL type.`);
  return title;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describe(description: string | undefined, indent = "  "): string {
  return description ? `${indent}${JSON.stringify(description)}\n` : "";
}
