import type { ContentFile, Place } from "./content-file";

/** Something that is wrong, or could be better, at one place of one file. */
export interface Problem extends Place {
  /** Path from the root of the repository. */
  file: string;
  /** An error stops the build, advice does not. */
  severity: "error" | "advice";
  /** What is wrong, in plain words. */
  message: string;
  /** How to mend it. */
  hint?: string;
  /** The line as it stands in the file. */
  source: string;
}

/** What an error says. */
export type Messages = { message: string; hint?: string; severity?: Problem["severity"] };

/** A problem at a place of a file; an error unless it says otherwise. */
export function problemAt(
  file: ContentFile,
  place: Place,
  { severity = "error", ...words }: Messages,
): Problem {
  return { file: file.file, ...place, severity, ...words, source: file.lines[place.line - 1] ?? "" };
}
