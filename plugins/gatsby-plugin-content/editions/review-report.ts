import { isNode } from "yaml";
import { placeOf, type ContentFile, type Path } from "../check/content-file";
import type { Edition } from "./editions";
import { inOneLine, type Review } from "./record";
import type { Fault } from "./translation-messages";

/**
 * What a person has to look at in an edition: what is absent or left over, with the text that there is of it, and each
 * sentence with its translation.
 */
export function reviewReport({ language, faults, pairs }: Edition, reviews: readonly Review[]): string {
  const place = (file: ContentFile, path: Path) => `${file.file}:${placeOf(file, path).line}`;
  const said = faults.map(({ file, fault }) =>
    [`${place(file, fault.path)}  ${fault.message}`, ...textAlone(file, fault)].join("\n"),
  );
  const read = (state: Review["state"]) =>
    reviews
      .filter((review) => review.state === state)
      .map(({ file, path, original, translation }) =>
        [place(file, path), `  ${inOneLine(original)}`, `  ${inOneLine(translation)}`].join("\n"),
      );
  const parts: [string, string[]][] = [
    ["Absent or left over", said],
    ["The sentence has changed since it was translated", read("stale")],
    ["New, read by nobody yet", read("new")],
  ];
  const known = pairs.length - reviews.length;
  return [
    `${language.name}: ${pairs.length} translations, ${known} of them accepted.`,
    ...parts.flatMap(([title, entries]) =>
      entries.length > 0 ? ["", `${title} (${entries.length})`, ...entries] : [],
    ),
    "",
  ].join("\n");
}

/** The text that has no counterpart, as it is written. For what a translation lacks, the hint has the original text. */
function textAlone(file: ContentFile, { kind, path, hint }: Fault): string[] {
  if (kind === "missing") return [`  ${hint}`];
  if (kind === "orphan entry") return sourceOf(file, path.slice(0, -1));
  return kind === undefined ? [] : sourceOf(file, path);
}

/** The lines that a value is written in; none for a whole file. */
function sourceOf({ document, counter, lines }: ContentFile, path: Path): string[] {
  const node = document.getIn(path, true);
  if (path.length === 0 || !isNode(node) || !node.range) return [];
  const [start, end] = node.range;
  return lines.slice(counter.linePos(start).line - 1, counter.linePos(end - 1).line);
}
