import { site, type Link } from "./content";

/** What content writes for a page that does not exist yet. */
const PLACEHOLDER = "#";

export const isPlaceholder = ({ to }: { to: string }): boolean => to === PLACEHOLDER;

/** The text of a link as it is read aloud; a placeholder says that it leads nowhere yet. */
export const linkText = ({ label, to }: Link): string =>
  to === PLACEHOLDER ? `${label} (${site.notAvailable})` : label;

/** The links that stand on every page, as their content lists them. */
export const social: readonly Link[] = site.social.map(({ name, to }) => ({ label: name, to }));

/** A pattern that means just this text. */
export const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
