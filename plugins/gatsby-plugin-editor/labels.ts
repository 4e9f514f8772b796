/** Plain words for names of keys and files that only people of the trade use. */
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

/** What one text of a list is called, where that is not the list's name without its last "s". */
const ONE: Record<string, string> = {
  after: "paragraph",
  formerly: "former address",
  keepTogether: "term",
  list: "entry",
};

/** The label of a key, a schema or a type: `imageAlt` is "Image description". */
export function labelOf(name: string): string {
  const label = wordsOf(name).join(" ");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** An entry's name on the button that adds one, capitalised as the editor's own labels are: "Add Team Member". */
export function buttonLabelOf(name: string): string {
  return wordsOf(name)
    .join(" ")
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** The same for a list of texts: one of the `phones` is a "Phone". */
export function textLabelOf(list: string): string {
  return buttonLabelOf(ONE[list] ?? list.replace(/s$/, ""));
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([A-Z])/g, " $1")
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((word) => WORDS[word.toLowerCase()] ?? word.toLowerCase());
}
