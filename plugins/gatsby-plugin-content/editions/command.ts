import { readTexts } from "../check/check-content";
import { parseContent } from "../check/content-file";
import { readSchemas } from "../schema/schema-files";
import { editionsOf, sortedFiles } from "./editions";
import { accepted, DAMAGED, readRecord, toReview, writeRecord } from "./record";
import { reviewReport } from "./review-report";

/**
 * `npm run translations`: lists what is absent, stale, new and orphaned in each language. With `-- accept [path…]` it
 * records that somebody has read the translations of all files, or of those below the paths.
 */
function main([command, ...paths]: string[]): number {
  if (command !== undefined && command !== "accept") {
    console.error("Usage: npm run translations [-- accept [path…]], such as accept ar/home/faqs.yaml");
    return 2;
  }
  const files = Object.entries(readTexts()).map(([path, text]) => parseContent(path, text));
  const [, ...editions] = editionsOf(readSchemas(), sortedFiles(files));
  const record = readRecord();
  const isWrittenAnew = command === "accept" && paths.length === 0;
  if (!record && !isWrittenAnew) {
    console.error(`${DAMAGED.file}: ${DAMAGED.message} ${DAMAGED.hint}`);
    return 1;
  }
  if (command === "accept") {
    const next = accepted(record ?? {}, editions, paths);
    writeRecord(next);
    const open = editions.flatMap((edition) => toReview(edition, next)).length;
    console.log(open === 0 ? "All translations are accepted." : `${open} translations are still to be read.`);
    return 0;
  }
  for (const edition of editions) console.log(reviewReport(edition, toReview(edition, record ?? {})));
  if (editions.length === 0)
    console.log("content/site.yaml names one language: there is nothing to translate.");
  return 0;
}

process.exitCode = main(process.argv.slice(2));
