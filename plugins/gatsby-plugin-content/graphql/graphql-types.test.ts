import type { GraphQLObjectType } from "gatsby/graphql";
import { gatsbySchema } from "../../../test/content/gatsby-schema";
import { collections } from "../registry";
import { graphqlTypes, nodeType } from "./graphql-types";
import { readSchemas } from "../schema/schema-files";

const sdl = graphqlTypes(readSchemas());
const schema = gatsbySchema(sdl);

function fields(type: string): Record<string, string> {
  const { getFields } = schema.getType(type) as GraphQLObjectType;
  const found = getFields.call(schema.getType(type) as GraphQLObjectType);
  return Object.fromEntries(Object.entries(found).map(([name, { type: of }]) => [name, String(of)]));
}

test("every collection's entries are nodes without inference", () => {
  const declared = [...sdl.matchAll(/^type (\w+) implements Node @dontInfer \{$/gm)].map(([, name]) => name);
  const schemas = readSchemas();
  expect(declared).toEqual(collections.map((collection) => nodeType(schemas, collection.schema)));
});

test("a slide's required keys are non-null, its picture a Picture, its id the YAML's", () => {
  expect(fields("Slide")).toMatchObject({
    language: "String!",
    yamlId: "String!",
    title: "String!",
    focus: "Focus",
    image: "Picture!",
    position: "Int!",
  });
});

test("an offering links to its service and turns its icon's name into markup", () => {
  expect(fields("Offering")).toMatchObject({
    path: "String!",
    entry: "String!",
    key: "String",
    formerly: "[String!]",
    service: "Service!",
    icon: "Icon!",
    features: "[Feature!]!",
    specimen: "Specimen",
    enquiry: "OfferingEnquiry",
  });
  expect(sdl).toContain('service: Service! @link(by: "entry", from: "serviceNode")');
  expect(sdl).toContain('specimen: Specimen @link(by: "entry", from: "specimenNode")');
  expect(sdl).toContain("icon: Icon! @icon");
  expect(fields("Icon")).toEqual({ body: "String!" });
});

test("groups get types of their own, shared ones the name they have in the shared schema", () => {
  expect(fields("Service")).toMatchObject({ order: "Float!", overview: "ServiceOverview!", seo: "Seo!" });
  expect(fields("ServiceCapabilities")).toEqual({ heading: "String!", items: "[Capability!]!" });
  expect(fields("SiteSettings")).toMatchObject({ navigation: "[HeaderLink!]!", social: "[SocialLink!]!" });
  expect(fields("SiteSettingsPromo")).toEqual({ title: "String!", text: "String!", button: "Link!" });
  expect(fields("Link")).toEqual({ label: "String!", to: "String!" });
  expect(fields("ListedLink")).toEqual({ key: "String", label: "String!", to: "String!" });
});

test("a file that holds one thing has no position", () => {
  expect(fields("Service")).not.toHaveProperty("position");
});

test("a text links to an entry of whatever kind its format names, if entries of that kind have names", () => {
  const schemas = readSchemas();
  const properties = {
    terms: { type: "string", format: "legal-text" },
    values: { type: "string", format: "values" },
  } as const;
  const changed = graphqlTypes({ ...schemas, process: { ...schemas.process, properties } });
  expect(changed).toContain('terms: LegalText @link(by: "entry", from: "termsNode")');
  expect(changed).toContain("values: String\n");
});

test("an unknown shared definition is named", () => {
  const schemas = {
    ...readSchemas(),
    reasons: { title: "Reason", properties: { a: { $ref: "shared.schema.json#/$defs/b" } } },
  };
  expect(() => graphqlTypes(schemas)).toThrow("content/schema/shared.schema.json does not define b.");
});

test("a schema without a title is named", () => {
  expect(() => graphqlTypes({ ...readSchemas(), faqs: {} })).toThrow(
    "content/schema/faqs.schema.json needs a title",
  );
});

test.each(["Reason", "Link"])("a title that another type has is refused: %s", (title) => {
  expect(() => graphqlTypes({ ...readSchemas(), faqs: { title } })).toThrow(
    `faqs.schema.json: GraphQL has another type "${title}"`,
  );
});

test.each([
  ["fields", { type: "object", properties: { fields: { type: "string" } } }],
  ["position", { type: "array", items: { properties: { position: { type: "string" } } } }],
])("a key that nodes have for themselves is refused: %s", (key, faqs) => {
  const taken = { ...readSchemas(), faqs: { title: "Faq", ...faqs } };

  expect(() => graphqlTypes(taken as ReturnType<typeof readSchemas>)).toThrow(
    `faqs.schema.json: nodes have a key "${key}" of their own`,
  );
});

test("a file that holds one thing may have a position of its own", () => {
  const faqs = { title: "Faq", type: "object", properties: { position: { type: "string" } } } as const;

  expect(graphqlTypes({ ...readSchemas(), faqs })).toContain("  position: String\n");
});
