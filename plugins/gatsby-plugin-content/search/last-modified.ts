import { execFileSync } from "node:child_process";
import { readPages } from "../pages/read-pages";
import { isEntryPage } from "../registry";

/**
 * When the content of each page changed last, by its path, as the history of its files tells: ISO 8601. Empty where
 * there is no whole history, since the date of a shallow clone would be that of the clone; `warn` hears why.
 */
export function lastModified(warn: (why: string) => void, root = "."): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  const dates = new Map<string, string>();
  try {
    if (git("rev-parse", "--is-shallow-repository") === "true") {
      warn("This is a shallow clone: the sitemap tells no dates. Clone with the whole history to have them.");
      return dates;
    }
    for (const { path, entry, collection, language, prefix } of readPages(`${root}/content`)) {
      const { page } = collection;
      const also = page && !isEntryPage(page) ? (page.also ?? []) : [];
      const files = [entry.file.path, ...also].flatMap((file) =>
        prefix === "" ? [`content/${file}`] : [`content/${file}`, `content/${language}/${file}`],
      );
      const date = git("log", "-1", "--format=%cI", "--", ...files);
      if (date !== "") dates.set(path, date);
    }
  } catch {
    warn("There is no git history here: the sitemap tells no dates.");
  }
  return dates;
}
