import type { Page } from "@playwright/test";
import { site } from "./content";
import { gate } from "./gate";

/**
 * Opens a page and waits until scripts have taken it over. The sign is the page-view script, which the frame around
 * every page asks for once everything inside it listens; it stands whether or not that script can be loaded.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

const signOn = (page: Page) => page.locator(`script[src="${site.analytics.script}"]`).first();

/** Waits until scripts have taken over the open page. */
export const takenOver = (page: Page): Promise<void> => signOn(page).waitFor({ state: "attached" });

/** Whether scripts have taken over the open page by now. */
export const isTakenOver = async (page: Page): Promise<boolean> => (await signOn(page).count()) > 0;

/** Waits for the page's web fonts, which come after its first text; those it is shown in until then are loaded too. */
export async function webFonts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => status === "loaded" && !family.includes("Fallback")),
  );
}

/** The addresses of a page's scripts, without that of the small one that starts them. */
export const SCRIPTS = /^https?:\/\/[^/]+\/[\w-]+\.js$/;

/** Holds back the scripts of pages that are loaded from now on, as on a slow network. Returns what lets them run. */
export async function holdScripts(page: Page): Promise<() => void> {
  const [scripts, release] = gate();
  await page.route(SCRIPTS, async (route) => (await scripts, route.continue()));
  return release;
}

/** Changes to another page as every link of the site does, without loading anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { ___navigate: navigate } = window as unknown as { ___navigate: (path: string) => void };
    navigate(to);
  }, path);
}

/** Scrolls through the whole page, so that everything that waits for that comes. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
}

/** Asks for less motion: nothing moves by itself, and no block waits to be scrolled to before it shows. */
export async function still(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
}
