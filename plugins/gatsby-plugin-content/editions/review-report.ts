import { placeOf, type ContentFile, type Path } from "../check/content-file";
import type { Edition } from "./editions";
import { inOneLine, type Review } from "./record";

/** What a person has to look at in an edition: what is absent or left over, and each sentence with its translation. */
export function reviewReport({ language, faults, pairs }: Edition, reviews: readonly Review[]): string {
  const place = (file: ContentFile, path: Path) => `${file.file}:${placeOf(file, path).line}`;
  const said = faults.map(({ file, fault }) => `${place(file, fault.path)}  ${fault.message}`);
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
