import { readdirSync, readFileSync } from "node:fs";
import type { GraphQLObjectType } from "gatsby/graphql";
import { editorSchemas, FOLDER } from "./vscode-settings";
import { frozenTexts } from "../../../test/content/frozen-site";
import { gatsbySchema } from "../../../test/content/gatsby-schema";
import { generated } from "./generated-files";
import { graphqlTypes, nodeType } from "../graphql/graphql-types";
import { collectionOf, collections } from "../registry";
import { keysOf } from "./content-reference";
import { readSchemas, schemaNamed } from "../schema/schema-files";

const schemas = readSchemas();

const graphql = gatsbySchema(graphqlTypes(schemas));

/** The GraphQL type of a key, as it is written there, or undefined where there is no such field. */
function graphqlTypeOf(type: string, path: string): string | undefined {
  const [step = "", ...rest] = path.replace(/^\[\]\./, "").split(".");
  const name = step.replace("[]", "");
  const owner = graphql.getType(type.replace(/[[\]!]/g, "")) as GraphQLObjectType;
  const found = String(owner.getFields()[name === "id" ? "yamlId" : name]?.type ?? "");
  return found === "" || rest.length === 0 ? found || undefined : graphqlTypeOf(found, rest.join("."));
}

const keys = collections.flatMap(({ files, schema: name }) =>
  keysOf(schemas, schemaNamed(schemas, name)).map((key) => ({
    ...key,
    files,
    type: nodeType(schemas, name),
  })),
);

test("what is made from the schemas is up to date (npm run content:docs)", () => {
  for (const [file, text] of Object.entries(generated()))
    expect([file, readFileSync(file, "utf8")]).toEqual([file, text]);
  const translations = readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`);
  expect(translations.filter((file) => !Object.hasOwn(generated(), file))).toEqual([]);
});

test("every key of every schema is a field in GraphQL, non-null where it is required", () => {
  const wrong = keys.filter(({ type, path, required }) => {
    const found = graphqlTypeOf(type, path);
    return found?.endsWith("!") !== required;
  });
  expect(keys.length).toBeGreaterThan(130);
  expect(wrong.map(({ type, path }) => `${type} ${path}`)).toEqual([]);
});

test("GraphQL has no field that the schemas do not know", () => {
  const own = ["position", "language", "path", "entry", "id", "parent", "children", "internal"];
  for (const { schema } of collections) {
    const type = nodeType(schemas, schema);
    const fields = Object.keys((graphql.getType(type) as GraphQLObjectType).getFields());
    const known = keysOf(schemas, schemaNamed(schemas, schema)).map(({ path }) =>
      path.replace(/^\[\]\./, "").replace(/^id$/, "yamlId"),
    );
    expect([type, fields.filter((field) => !known.includes(field) && !own.includes(field))]).toEqual([
      type,
      [],
    ]);
  }
});

test("every key of every schema stands in the reference, in the section of its file", () => {
  const page = generated()["docs/content-reference.md"] ?? "";
  for (const { files, path, required } of keys) {
    const section = page.split(/^## /m).find((text) => text.startsWith(`\`content/${files}\``)) ?? "";
    const name = required ? `- **\`${path}\`** (` : `- \`${path}\` (`;
    expect([files, path, section.includes(name)]).toEqual([files, path, true]);
  }
});

test("editors of code check every content file against the schema that the check uses", () => {
  const mapped = Object.entries(editorSchemas(schemas));
  for (const path of Object.keys(frozenTexts)) {
    const found = mapped.filter(([, files]) =>
      [files].flat().some((one) => new RegExp(`^${one.replaceAll("*", "[^/]+")}$`).test(`/content/${path}`)),
    );
    expect([path, found.map(([schema]) => schema)]).toEqual([
      path,
      [`./content/schema/${collectionOf(path)?.schema}.schema.json`],
    ]);
  }
});

test("no schema is left without a kind, but the shared one", () => {
  const used = collections.map(({ schema }) => schema);
  expect(Object.keys(schemas).filter((name) => !used.includes(name))).toEqual(["shared"]);
});
