/** What stands for the company's name in every text but that of `brand` in site.yaml. */
export const BRAND = "{brand}";

/** The text with the company's name where `{brand}` stands. */
export function withBrand(text: string, brand: string): string {
  return text.replaceAll(BRAND, () => brand);
}

/** What stands in braces and is no known placeholder, or a brace that is left over: `{{brand}}`, `{brnad}`, `brand}`. */
export function unknownPlaceholder(text: string, known: readonly string[]): string | undefined {
  return text.match(/\{{1,2}[^{}]*\}{1,2}|[{}]/g)?.find((found) => !known.includes(found));
}

/** The values with every text exchanged, however deep. */
export function withTexts(value: unknown, turn: (text: string) => unknown): unknown {
  if (typeof value === "string") return turn(value);
  if (Array.isArray(value)) return value.map((item: unknown) => withTexts(item, turn));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withTexts(part, turn)]));
}

/** Whether nobody sees anything of a text. */
export function isBlank(text: string): boolean {
  return text.trim() === "";
}
