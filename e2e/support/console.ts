import type { BrowserContext } from "@playwright/test";
import { NOT_FOUNDS } from "./site-pages";

/**
 * Gathers what the console says of all pages of a context: warnings and errors, including policy violations, and
 * uncaught exceptions.
 */
export function listenToConsole(context: BrowserContext): string[] {
  const said: string[] = [];
  context.on("console", (message) => {
    if (!["warning", "error"].includes(message.type())) return;
    // The browser itself reports every answer 404: the not-found page's own, and the one that tells Gatsby so.
    const isOfMissingPage = NOT_FOUNDS.some(({ path }) => message.location().url.includes(path));
    if (isOfMissingPage && message.text().includes("status of 404")) return;
    said.push(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => said.push(`exception: ${error.error().message}`));
  return said;
}
