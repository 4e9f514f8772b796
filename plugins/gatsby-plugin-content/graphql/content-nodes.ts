import { languagesOf, type Language } from "../editions/languages";
import { pagesOf, type ContentPage } from "../pages/content-pages";
import { inFileOrder, type ContentNode } from "../pages/node-entries";
import type { Values } from "../collection";
import { collections } from "../registry";
import type { Schemas } from "../schema/schema-files";
import { nodeType } from "./graphql-types";

/** The part of Gatsby's node model that is read here; Gatsby runs a query again when what it read changes. */
export interface NodeModel {
  findAll: (query: { type: string }) => Promise<{ entries: Iterable<ContentNode> }>;
  getNodeById: (query: { id: string }) => ContentNode | null;
  trackPageDependencies: (nodes: [], dependencies: { connectionType: string }) => void;
}

/** Pages by their path. */
type Pages = ReadonlyMap<string, ContentPage<{ values: Values }>>;

/** All content, as nodes. */
interface ContentNodes {
  /** Of every language. */
  pages: Pages;
  pagesIn: (language?: string) => Pages;
  /** The languages, the default first. */
  languages: readonly Language[];
  /** The values of a collection's entries in a language, by the name of its schema. */
  valuesOf: (schema: string, language?: string) => Values[];
  /** The values of content/site.yaml in a language. */
  siteIn: (language?: string) => Values;
}

/** All content, as a build has read it. It does not change during a build; in `develop` it may between queries. */
let built: Promise<ContentNodes> | undefined;

/** Reads all content through the node model, once in a build: a query costs the same however many pages there are. */
export function readNodes(schemas: Schemas, nodeModel: NodeModel): Promise<ContentNodes> {
  if (process.env.NODE_ENV !== "production") return readAll(schemas, nodeModel);
  for (const { schema } of collections) {
    nodeModel.trackPageDependencies([], { connectionType: nodeType(schemas, schema) });
  }
  return (built ??= readAll(schemas, nodeModel));
}

async function readAll(schemas: Schemas, nodeModel: NodeModel): Promise<ContentNodes> {
  const found = new Map<string, { values: Values }[]>();
  for (const { schema } of collections) {
    const { entries } = await nodeModel.findAll({ type: nodeType(schemas, schema) });
    found.set(
      schema,
      inFileOrder([...entries], (id) => nodeModel.getNodeById({ id })),
    );
  }
  const entriesOf = (schema: string) => found.get(schema) ?? [];
  const valuesOf = (schema: string, language?: string) =>
    entriesOf(schema).flatMap(({ values }) => (values.language === language ? [values] : []));
  const siteIn = (language?: string): Values => valuesOf("site", language)[0] ?? {};
  const pages = pagesOf(({ schema }) => entriesOf(schema));
  const languages = languagesOf(entriesOf("site")[0]?.values);
  const byPath = (some: typeof pages): Pages => new Map(some.map((page) => [page.path, page]));
  const inLanguages = new Map(
    languages.map(({ code }) => [code, byPath(pages.filter(({ language }) => language === code))]),
  );
  return {
    pages: byPath(pages),
    pagesIn: (language = "") => inLanguages.get(language) ?? new Map(),
    languages,
    valuesOf,
    siteIn,
  };
}
