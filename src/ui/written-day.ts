/**
 * A day as it is written in the United Arab Emirates in this language, with the digits of business texts:
 * `21 November 2026`. A language that names a region of its own is written as there.
 */
export function writtenDay(date: string, language: string, month: "long" | "short" = "long"): string {
  const { region = "AE" } = new Intl.Locale(language);
  const locale = new Intl.Locale(language, { region, numberingSystem: "latn" });
  return new Intl.DateTimeFormat(locale, { day: "numeric", month, year: "numeric", timeZone: "UTC" }).format(
    new Date(date),
  );
}
