import { join } from "node:path";
import { readTexts } from "../check/check-content";
import { parseContent } from "../check/content-file";
import { didYouMean } from "../check/suggestion";
import { isReadable } from "../check/syntax-problems";
import { readSchemas } from "../schema/schema-files";
import { editionsOf, sortedFiles, type Edition } from "./editions";
import { accepted, DAMAGED, originalPath, readRecord, toReview, writeRecord } from "./record";
import { reviewReport } from "./review-report";
import { inDefault } from "./translation-problems";

/**
 * `npm run translations [-- accept [path…]]`: lists what is absent, stale, new and orphaned in each language. With
 * `accept` it records that somebody has read the translations of all files, or of those at the paths. It passes over a
 * file that cannot be read or has errors, and leaves what is recorded of it.
 * @param root the folder that holds content/
 * @returns the code that the command ends with
 */
export function translations([command, ...given]: string[], root = "."): number {
  if (command !== undefined && command !== "accept")
    return refused(2, "Usage: npm run translations [-- accept [path…]], such as accept ar/home/faqs.yaml");
  const all = Object.entries(readTexts(join(root, "content"))).map(([path, text]) =>
    parseContent(path, text, root),
  );
  const broken = new Set(all.filter((file) => !isReadable(file)).map(({ path }) => path));
  if (broken.has("site.yaml")) return refused(1, unreadable("site.yaml"));
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
  const skipped = new Set(files.filter(isMeant).flatMap((path) => brokenAt(path, broken)));
  for (const path of skipped) console.error(`Passed over: ${unreadable(path)}`);
  const editions = editionsOf(readSchemas(), sorted)
    .slice(1)
    .map((edition) => readablePart(edition, broken));
  if (command === "accept") {
    const faulty = new Set(editions.flatMap(faultyFiles).filter(isMeant));
    for (const path of faulty) console.error(`Passed over: ${withErrors(path)}`);
    const isRead = (path: string) =>
      isMeant(path) && brokenAt(path, broken).length === 0 && !faulty.has(path);
    const next = accepted(record ?? {}, editions, isRead);
    writeRecord(next, root);
    const open = editions.flatMap((edition) => toReview(edition, next)).length;
    const isWhole = skipped.size + faulty.size === 0;
    const which = isWhole ? "All" : "All other";
    console.log(
      open === 0 ? `${which} translations are accepted.` : `${open} translations are still to be read.`,
    );
    return isWhole ? 0 : 1;
  }
  for (const edition of editions) console.log(reviewReport(edition, toReview(edition, record ?? {})));
  return 0;
}

function refused(code: number, ...reasons: string[]): number {
  console.error(reasons.join("\n"));
  return code;
}

const unreadable = (path: string): string =>
  `content/${path} cannot be read; npm run check:content says why.`;

const withErrors = (path: string): string => `content/${path} has errors; npm run check:content says which.`;

/** The translations in which something is wrong. */
const faultyFiles = ({ faults }: Edition): string[] =>
  faults.filter(({ fault }) => fault.severity !== "advice" && !fault.inOriginal).map(({ file }) => file.path);

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

/** The paths, among those of a translation and its original, of files that cannot be read. */
function brokenAt(path: string, broken: ReadonlySet<string>): string[] {
  return [path, originalPath(path)].filter((one) => broken.has(one));
}

/** An edition without the faults and pairs of files that cannot be read, or whose original cannot. */
function readablePart(edition: Edition, broken: ReadonlySet<string>): Edition {
  const { code } = edition.language;
  const isSound = ({ file }: Edition["faults" | "pairs"][number]) =>
    brokenAt(`${code}/${inDefault(file.path, code)}`, broken).length === 0;
  return { ...edition, faults: edition.faults.filter(isSound), pairs: edition.pairs.filter(isSound) };
}
