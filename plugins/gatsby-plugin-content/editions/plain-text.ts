/** A text for programs: without what was added to it for the eye, isolates and no-break spaces. */
export function plainText(text: string): string {
  return withoutIsolates(text).replaceAll("\u00A0", " ");
}

/** A text for a drawing: without isolates, but with the no-break spaces that it has in the page. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
