/** The text with a value for each of its placeholders, `{name}`; what stands in a value is left alone. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));
}
