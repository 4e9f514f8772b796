/** The parts that a page is made of, from its top down to the footer. */
export const pageParts = (): HTMLElement[] =>
  Array.from(document.querySelectorAll<HTMLElement>("#main > *, footer"));
