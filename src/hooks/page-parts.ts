/** The parts that a page is made of, from its top down. */
export const pageParts = (): HTMLElement[] => select("#main > *");

/** The same, and its footer. */
export const partsAndFooter = (): HTMLElement[] => select("#main > *, footer");

const select = (parts: string) => Array.from(document.querySelectorAll<HTMLElement>(parts));
