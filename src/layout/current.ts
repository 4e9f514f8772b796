/**
 * Whether a navigation link stands for the page at `path`. A section's link stays current on the pages below it
 * (`/services` on `/services/ai`), the home page's does not.
 */
export const isCurrent = (to: string, path: string): boolean => {
  const page = path.replace(/\/$/, "") || "/";
  return page === to || page.startsWith(`${to}/`);
};
