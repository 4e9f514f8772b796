/**
 * Whether a navigation link is current on the page at `path`. A link is current on the pages below its own as well
 * (`/services` on `/services/ai`), except the home page's, `home`.
 */
export const isCurrent = (to: string, path: string, home: string): boolean => {
  const page = path.replace(/\/$/, "") || "/";
  return page === to || (to !== home && page.startsWith(`${to}/`));
};
