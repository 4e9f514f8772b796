/** A text for programs: without what was added to it for the eye, isolates and no-break spaces. */
export function plainText(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "").replaceAll("\u00A0", " ");
}
