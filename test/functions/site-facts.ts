import type { Edition, EnquiryWords, SiteFacts } from "../../functions/site/facts";
import { wordsForTests } from "./enquiry-words";

const english: Edition = {
  language: "en",
  direction: "ltr",
  brand: "Brand",
  home: "/",
  contact: "/contact",
  navigation: [
    { label: "Home", to: "/" },
    { label: "Contact", to: "/contact" },
  ],
  copyright: "All rights reserved.",
  hours: { days: "Monday to Friday", time: "9:00 AM to 6:00 PM" },
  words: wordsForTests,
};

/** Every text of the Arabic edition begins with this letter, so that a test finds texts of another language. */
export const MARK = "ع ";

/** An edition from right to left. */
export const arabicForTests: Edition = {
  language: "ar",
  direction: "rtl",
  brand: "فلج",
  home: "/ar",
  contact: "/ar/contact",
  navigation: [
    { label: `${MARK}Home`, to: "/ar" },
    { label: `${MARK}Contact`, to: "/ar/contact" },
  ],
  copyright: `${MARK}All rights reserved.`,
  hours: { days: `${MARK}Monday to Friday`, time: `${MARK}9:00 to 18:00` },
  words: marked(wordsForTests) as EnquiryWords,
};

/** The fonts of a made-up site. */
export const fontsForTests = {
  en: '@font-face { font-family: "Sans"; src: url(/static/sans.woff2); }',
  ar: '@font-face { font-family: "Arabic"; src: url(/static/arabic.woff2); }',
};

/** A made-up company, so that no test depends on what an editor writes. */
export const siteForTests: SiteFacts = {
  url: "https://www.example.com",
  from: "site@example.com",
  to: "inbox@example.com",
  email: "hello@example.com",
  phones: ["+971 2 000 0001", "+971 2 000 0002"],
  editions: [english, arabicForTests],
};

/** Marks all texts, but not `name`, `value` and `to`, which are the same in every language. */
function marked(words: unknown): unknown {
  if (typeof words === "string") return MARK + words;
  if (Array.isArray(words)) return words.map(marked);
  if (typeof words !== "object" || words === null) return words;
  const inherited = ["name", "value", "to"];
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      inherited.includes(key) ? (value as unknown) : marked(value),
    ]),
  );
}
