/** The text with each placeholder, `{name}`, replaced by its value; placeholders inside a value are left alone. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));
}
