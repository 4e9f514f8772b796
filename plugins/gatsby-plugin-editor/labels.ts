/** Words for keys and files that people outside the trade do not use. */
const WORDS: Record<string, string> = {
  alt: "description",
  cta: "button",
  faq: "question",
  faqs: "questions",
  formerly: "former addresses",
  id: "ID",
  seo: "search engines",
  url: "address",
};

/** The label of a key, a schema or a type: `imageAlt` is "Image description". */
export function labelOf(name: string): string {
  const words = name
    .replace(/([A-Z])/g, " $1")
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => WORDS[word.toLowerCase()] ?? word.toLowerCase());
  const label = words.join(" ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}
