/** What stands for the company's name in every content file but site.yaml. */
export const BRAND = "{brand}";

/** The text, or each text of the list, with the company's name where `{brand}` stands. */
export function withBrand(value: unknown, brand: string): unknown {
  if (typeof value === "string") return value.replaceAll(BRAND, () => brand);
  return Array.isArray(value) ? value.map((item: unknown) => withBrand(item, brand)) : value;
}

/** The values with the company's name in every text, however deep. */
export function withBrandDeep(value: unknown, brand: string): unknown {
  if (typeof value === "string") return withBrand(value, brand);
  if (Array.isArray(value)) return value.map((item: unknown) => withBrandDeep(item, brand));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withBrandDeep(part, brand)]));
}
