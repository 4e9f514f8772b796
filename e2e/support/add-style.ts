import type { JSHandle, Page } from "@playwright/test";

/** Lays out what is far from the window, too (ADR 22). */
export const WHOLE = "main > *, footer { content-visibility: visible !important }";

/** Adds a style to the page. Playwright's own `addStyleTag` fails when the policy blocks anything else meanwhile. */
export const addStyle = (page: Page, css: string): Promise<JSHandle<HTMLStyleElement>> =>
  page.evaluateHandle((content) => {
    const style = document.createElement("style");
    style.textContent = content;
    document.head.append(style);
    return style;
  }, css);
