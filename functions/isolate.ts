import { html, withBreaks } from "./html";
import type { Html } from "./html";

/** The direction in which a language is written. */
export type Direction = "ltr" | "rtl";

/** Letters that are written from right to left (Unicode's blocks of them). */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A text in a line of another direction: its own letters set its direction, and it does not reorder what is around it
 * (UAX 9: first strong isolate). Unchanged where nothing could be reordered.
 */
export function isolate(text: string, around: Direction): string {
  return mayTurn(text, around) ? `\u2068${text}\u2069` : text;
}

/** A number or reference, which runs from left to right in every language. */
export function isolateNumber(text: string, around: Direction): string {
  return around === "rtl" ? `\u2066${text}\u2069` : text;
}

/** The lines of a text, each in its own direction. */
export function isolateLines(text: string, around: Direction): Html {
  return withBreaks(
    text.split("\n").map((line) => (mayTurn(line, around) ? html`<span dir="auto">${line}</span>` : line)),
  );
}

function mayTurn(text: string, around: Direction): boolean {
  return around === "rtl" || RIGHT_TO_LEFT.test(text);
}
