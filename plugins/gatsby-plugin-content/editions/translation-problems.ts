import { placeOf, type ContentFile } from "../check/content-file";
import { problemAt, type Problem } from "../check/problem";
import { nameOf } from "../check/schema-messages";
import { isGroup } from "../schema/typed-file";
import type { Schemas } from "../schema/schema-files";
import { editionsOf, type Edition, type SortedFiles } from "./editions";
import type { Language } from "./languages";
import { DAMAGED, inOneLine, toReview, type TranslationRecord } from "./record";

/**
 * What is wrong with the translations: texts that are missing in an entry that is there, keys that nothing knows;
 * and, as advice unless content/site.yaml says otherwise, entries that are absent and sentences that have changed.
 * Where an original is at fault, advice on its translation would mislead; nothing is said of a translation that cannot
 * be read.
 * @param isAtFault whether a file has an error, in its text or its name; takes its path under content/
 */
export function translationProblems(
  schemas: Schemas,
  files: SortedFiles,
  isReadable: (file: ContentFile) => boolean,
  isAtFault: (path: string) => boolean,
  record: TranslationRecord | undefined,
): Problem[] {
  if (files.languages.length === 1) return [];
  const damaged: Problem[] = record
    ? []
    : [{ ...DAMAGED, severity: "error", line: 1, column: 1, length: 1, source: "" }];
  const originals = files.originals.filter(({ file }) => isReadable(file));
  const site = originals.find(({ file }) => file.path === "site.yaml")?.file;
  const severity = severities(site?.data);
  const [, ...editions] = editionsOf(schemas, { ...files, originals });
  const said = editions.flatMap(({ faults, pairs, ...edition }) => {
    const { code } = edition.language;
    const isSound = ({ file }: { file: ContentFile }) => !isAtFault(inDefault(file.path, code));
    const isMisnamed = ({ path }: ContentFile) =>
      isAtFault(`${code}/${path}`) && !files.translations.get(code)?.has(path);
    if (site && files.translations.get(code)?.size === 0) {
      const unknown = faults.filter(({ file }) => !isMisnamed(file));
      return [withoutFiles(site, edition.language, unknown)];
    }
    const isRead = ({ file }: { file: ContentFile }) => {
      const translation = files.translations.get(code)?.get(inDefault(file.path, code));
      return !translation || isReadable(translation);
    };
    const relevant = faults.filter(
      (one) => isRead(one) && !isMisnamed(one.file) && (one.fault.severity !== "advice" || isSound(one)),
    );
    const sound = pairs.filter((pair) => isRead(pair) && isSound(pair));
    return [
      ...faultsOf(relevant, severity),
      ...(record ? reviewsOf({ ...edition, faults, pairs: sound }, record, severity) : []),
    ];
  });
  return [...damaged, ...said];
}

/** The path of a translation's original; for the path of an original, the path itself. */
export function inDefault(path: string, code: string): string {
  return path.startsWith(`${code}/`) ? path.slice(code.length + 1) : path;
}

/** A language without a single file, be it new or with its folder under another name. */
function withoutFiles(site: ContentFile, language: Language, faults: Edition["faults"]): Problem {
  const { languages } = site.data as { languages: unknown[] };
  const index = languages.findIndex((row) => isGroup(row) && row.code === language.code);
  const needed = faults.filter(({ fault }) => fault.kind === "missing").map(({ file }) => file.path);
  return problemAt(site, placeOf(site, ["languages", index, "code"]), {
    message: `There are no translations in content/${language.code}.`,
    hint: `${language.name} cannot do without ${needed.join(", ")}.`,
  });
}

type Severities = Record<"absent" | "stale", Problem["severity"]>;

function severities(site: unknown): Severities {
  const said = isGroup(site) && isGroup(site.translations) ? site.translations : {};
  const of = (value: unknown) => (value === "error" ? ("error" as const) : ("advice" as const));
  return { absent: of(said.absent), stale: of(said.stale) };
}

function faultsOf(faults: Edition["faults"], { absent }: Severities): Problem[] {
  return faults.map(({ file, fault: { path, part, kind, ...words } }) =>
    problemAt(file, placeOf(file, path, part), kind === "absent" ? { ...words, severity: absent } : words),
  );
}

/** A sentence that has changed since it was translated; for what is new, one line for each file. */
function reviewsOf(edition: Edition, record: TranslationRecord, { stale }: Severities): Problem[] {
  const reviews = toReview(edition, record);
  const changed = reviews.filter(({ state }) => state === "stale");
  const fresh = new Map<ContentFile, number>();
  for (const { file, state } of reviews) if (state === "new") fresh.set(file, (fresh.get(file) ?? 0) + 1);
  return [
    ...changed.map(({ file, path, original }) =>
      problemAt(file, placeOf(file, path), {
        severity: stale,
        message: `The sentence that ${nameOf(path)} was translated from has changed.`,
        hint: `It reads now: "${inOneLine(original)}". When the translation is right: npm run translations -- accept ${file.path}`,
      }),
    ),
    ...[...fresh].map(([file, count]) =>
      problemAt(file, placeOf(file, []), {
        severity: "advice",
        message: `${count} of its translations ${count === 1 ? "is" : "are"} new.`,
        hint: `When somebody has read them: npm run translations -- accept ${file.path}`,
      }),
    ),
  ];
}
