/** The placeholder of the company's name, in every text except `brand` in site.yaml. */
export const BRAND = "{brand}";

/** The text with the company's name where `{brand}` stands. */
export function withBrand(text: string, brand: string): string {
  return text.replaceAll(BRAND, () => brand);
}

/** The first text in braces that is no known placeholder, or a single brace: `{{brand}}`, `{brnad}`, `brand}`. */
export function unknownPlaceholder(text: string, known: readonly string[]): string | undefined {
  return text.match(/\{{1,2}[^{}]*\}{1,2}|[{}]/g)?.find((found) => !known.includes(found));
}

/** The value with every text in it, however deep, replaced by what `turn` makes of it. */
export function withTexts(value: unknown, turn: (text: string) => unknown): unknown {
  if (typeof value === "string") return turn(value);
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(item, turn));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTexts(part, turn)]));
}

/** Whether a text is empty, or nothing but white space. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}
