import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { readTexts } from "../check/check-content";
import { readEditions } from "../editions/read-editions";
import { pagesOf } from "../pages/content-pages";
import { namedCollections } from "../registry";
import { readSchemas, schemaNamed } from "../schema/schema-files";
import { textsOf } from "../schema/text-values";
import { entriesOf } from "../schema/typed-file";

/**
 * When the content of each page changed last, by its path, from git's history of its files: ISO 8601. Empty without the
 * whole history, since a shallow clone would give the date of the clone; `warn` is called with the reason.
 */
export function lastModified(warn: (why: string) => void, root = "."): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: Infinity,
    }).trim();
  const dates = new Map<string, string>();
  try {
    if (git("rev-parse", "--is-shallow-repository") === "true") {
      warn("This is a shallow clone: the sitemap tells no dates. Clone with the whole history to have them.");
      return dates;
    }
    const edits = editsOf(git(...LOG));
    for (const { path, files } of pageFiles(`${root}/content`)) {
      const newest = files.flatMap((file) => edits.get(file) ?? []).sort((a, b) => a.age - b.age)[0];
      if (newest !== undefined) dates.set(path, newest.date);
    }
  } catch {
    warn("There is no git history here: the sitemap tells no dates.");
  }
  return dates;
}

/** The YAML files and folders that make each page: its entry's, those of entries that it names, its row's `also`. */
function pageFiles(folder: string): { path: string; files: string[] }[] {
  const schemas = readSchemas();
  const editions = readEditions(readTexts(folder));
  const named = new Map(
    [...namedCollections.values()].flatMap(({ schema, key }) =>
      entriesOf(editions, schema).map(({ values, file }) => [`${schema} ${String(values[key])}`, file.path]),
    ),
  );
  return pagesOf(({ schema }) => entriesOf(editions, schema)).map(
    ({ path, entry, collection: { schema, page }, language, prefix }) => {
      const { items, ...whole } = schemaNamed(schemas, schema);
      const shown = textsOf(schemas, items ?? whole, entry.values).flatMap(
        ({ schema: { format = "" }, value }) => named.get(`${format} ${value}`) ?? [],
      );
      const paths = [entry.file.path, ...shown, ...(page?.also ?? [])];
      const translations = prefix === "" ? [] : paths.map((file) => `${language}/${file}`);
      return { path, files: [...paths, ...translations].map((file) => `content/${file}`) };
    },
  );
}

/** Every commit that touched the content, the newest first: its date on a line, then the files it changed. */
const LOG = [
  "-c",
  "core.quotePath=false",
  "log",
  "--format=%x00%cI",
  "--name-only",
  "--relative",
  "--",
  "content",
];

/** The newest edit of each file and folder; the smaller its age, the later it was. All in one call of git. */
function editsOf(log: string): Map<string, { date: string; age: number }> {
  const edits = new Map<string, { date: string; age: number }>();
  for (const [age, commit] of log.split("\0").slice(1).entries()) {
    const [date = "", ...files] = commit.split("\n").filter(Boolean);
    for (const file of files) {
      for (let path = file; path !== "." && !edits.has(path); path = dirname(path))
        edits.set(path, { date, age });
    }
  }
  return edits;
}
