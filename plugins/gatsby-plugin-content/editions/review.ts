import { join } from "node:path";
import { readTexts } from "../check/check-content";
import { parseContent } from "../check/content-file";
import { didYouMean } from "../check/suggestion";
import { readSchemas } from "../schema/schema-files";
import { editionsOf, sortedFiles } from "./editions";
import { accepted, DAMAGED, readRecord, toReview, writeRecord } from "./record";
import { reviewReport } from "./review-report";

/**
 * `npm run translations [-- accept [path…]]`: lists what is absent, stale, new and orphaned in each language. With
 * `accept` it records that somebody has read the translations of all files, or of those at the paths.
 * @param root the folder that holds content/
 * @returns the code that the command ends with
 */
export function translations([command, ...given]: string[], root = "."): number {
  if (command !== undefined && command !== "accept")
    return refused(2, "Usage: npm run translations [-- accept [path…]], such as accept ar/home/faqs.yaml");
  const all = Object.entries(readTexts(join(root, "content"))).map(([path, text]) =>
    parseContent(path, text, root),
  );
  const sorted = sortedFiles(all);
  const files = [...sorted.translations.values()].flatMap((own) => [...own.values()].map(({ path }) => path));
  const paths = given.map((path) => path.replace(/^(\.\/)?content\//, "").replace(/\/$/, ""));
  const unknown = unknownPaths(paths, files);
  if (unknown.length > 0) return refused(2, ...unknown);
  if (sorted.languages.length === 1) {
    console.log("content/site.yaml names one language: there is nothing to translate.");
    return 0;
  }
  const record = readRecord(root);
  const isWrittenAnew = command === "accept" && paths.length === 0;
  if (!record && !isWrittenAnew) return refused(1, `${DAMAGED.file}: ${DAMAGED.message} ${DAMAGED.hint}`);

  const isMeant = (path: string) => paths.length === 0 || paths.some((one) => isAt(path, one));
  const [, ...editions] = editionsOf(readSchemas(), sorted);
  if (command === "accept") {
    const next = accepted(record ?? {}, editions, isMeant);
    writeRecord(next, root);
    const open = editions.flatMap((edition) => toReview(edition, next)).length;
    console.log(open === 0 ? "All translations are accepted." : `${open} translations are still to be read.`);
    return 0;
  }
  for (const edition of editions) console.log(reviewReport(edition, toReview(edition, record ?? {})));
  return 0;
}

function refused(code: number, ...reasons: string[]): number {
  console.error(reasons.join("\n"));
  return code;
}

/** Whether a file is the one at a path, or below it. */
const isAt = (file: string, path: string): boolean => `${file}/`.startsWith(`${path}/`);

/** What to say of paths at which there is no translation. */
function unknownPaths(paths: readonly string[], translations: readonly string[]): string[] {
  const folders = translations.flatMap((file) => {
    const steps = file.split("/");
    return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join("/"));
  });
  const known = new Set([...translations, ...folders]);
  return paths
    .filter((path) => !known.has(path))
    .map((path) => {
      const hint = didYouMean(path, known, "Without a path, all translations are accepted.");
      return `There is no translation at content/${path}. ${hint}`;
    });
}
