import { execFileSync } from "node:child_process";
import { dirname } from "node:path";
import { readPages } from "../pages/read-pages";
import { isEntryPage } from "../collection";

/**
 * When the content of each page changed last, by its path, as the history of its files tells: ISO 8601. Empty where
 * there is no whole history, since the date of a shallow clone would be that of the clone; `warn` hears why.
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
    for (const { path, entry, collection, language, prefix } of readPages(`${root}/content`)) {
      const { page } = collection;
      const also = page && !isEntryPage(page) ? (page.also ?? []) : [];
      const files = [entry.file.path, ...also].flatMap((file) =>
        prefix === "" ? [`content/${file}`] : [`content/${file}`, `content/${language}/${file}`],
      );
      const newest = files.flatMap((file) => edits.get(file) ?? []).sort((a, b) => a.age - b.age)[0];
      if (newest !== undefined) dates.set(path, newest.date);
    }
  } catch {
    warn("There is no git history here: the sitemap tells no dates.");
  }
  return dates;
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
