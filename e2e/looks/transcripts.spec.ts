import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { TODAY } from "../support/clock";
import { ALL_PAGES, LANGUAGES, type SitePage } from "../support/site-pages";
import { still, visit } from "../support/visit";
import { keptIn, nameOf, RENEWS } from "./kept";

const READER = "/virtual-screen-reader.js";
const reader = readFileSync(require.resolve("@guidepup/virtual-screen-reader/browser.js"), "utf8");

const transcripts = keptIn("transcripts");

const [DEFAULT] = LANGUAGES;
const READ = ALL_PAGES.filter(({ language }) => language === DEFAULT.code);
const fileOf = (page: SitePage): string => `${nameOf(page)}.txt`;

/** What a screen reader says from the start of the page to its end, a line for each stop. */
async function spoken(page: Page): Promise<string> {
  await page.route(`**${READER}`, (route) => route.fulfill({ contentType: "text/javascript", body: reader }));
  const said = await page.evaluate<string[]>(`(async () => {
    const { virtual } = await import("${READER}");
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== "end of document") await virtual.next();
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  })()`);
  return `${said.join("\n")}\n`;
}

for (const one of READ) {
  test(`${one.path} is spoken as it was`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.clock.setFixedTime(TODAY);
    // The banner comes after some time, which reading takes.
    await page.addInitScript(() => sessionStorage.setItem("promo", "dismissed"));
    await still(page);
    await visit(page, one.path);
    const now = await spoken(page);
    const kept = transcripts.read(fileOf(one))?.toString();
    if (RENEWS && now !== kept) transcripts.write(fileOf(one), now);
    else expect(now).toBe(kept);
  });
}

test("no transcript is kept of a page that is gone", () => {
  expect(transcripts.names().filter((file) => !READ.map(fileOf).includes(file))).toEqual([]);
});
