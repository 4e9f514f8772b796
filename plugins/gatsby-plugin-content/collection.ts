/** What an entry's file holds. Nothing is known of it until it has been checked. */
export type Values = Readonly<Record<string, unknown>>;

/** What a page shows, for its date in the sitemap. */
interface PageFiles {
  /** Folders and YAML files of content/ besides its own file and those of the entries that it names. */
  also?: readonly string[];
}

/** A page that a single file makes; src/pages has it. */
interface SinglePage extends PageFiles {
  path: string;
}

/** A page that each entry makes. */
interface EntryPage extends PageFiles {
  /** What an entry is called in messages. */
  noun: string;
  /** The key that names the entry; the path of its page is made of its value. */
  key: string;
  path: (name: string) => string;
  /** File in src/templates, without its ending. */
  template: string;
  /** Keys whose values are variables of the template's query, beside `path` and `language`. */
  context?: readonly string[];
  /** Path of the page above it, where that is not the one that its own path names. */
  parent?: (values: Values) => string;
}

/** A row of the registry: which files, which schema in content/schema, which pages they make. */
export interface Collection {
  /** Path under content/; `*` stands for any one name. */
  files: string;
  /** Name of the schema file without `.schema.json`; its `title` is the GraphQL type. */
  schema: string;
  page?: SinglePage | EntryPage;
  /** The key that names an entry, where entries are named by others and make no page. */
  key?: string;
  /** Keys whose values differ between the entries of all files, each with what to do about a repeated one. */
  unique?: readonly { key: string; hint: string }[];
  /** Places that an entry makes and links may name, such as `/services#ai-services`. */
  places?: (name: string, values: Values) => readonly string[];
}

/** Whether each entry of a collection makes a page; false if a single file does, or nothing. */
export function isEntryPage(page: Collection["page"]): page is EntryPage {
  return page !== undefined && "template" in page;
}

/** The key that names an entry of a collection, or undefined where entries have no names. */
export function keyOf({ page, key }: Collection): string | undefined {
  return isEntryPage(page) ? page.key : key;
}
