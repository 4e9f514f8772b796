import { expect, test, type Page } from "@playwright/test";
import { axeFindings, ibmFindings, markupFindings } from "../support/accessibility";
import { faulty, names, walk } from "../support/keyboard";
import { clipped, sideways } from "../support/room";
import { pageAt, SERVICE_PATHS } from "../support/site-pages";
import { still, visit } from "../support/visit";
import { barriers, type Added, type Plant } from "./barriers";

/** Share of the planted barriers that has to be found. */
const LEAST = 0.95;

const DESKTOP = { width: 1440, height: 800 };

const planted = barriers(SERVICE_PATHS[0] ?? "/");

/** What the tests of this site say about a page as it stands, the quick ones first. */
const LOOKS: [name: string, look: (page: Page) => Promise<string[]>][] = [
  [
    "markup",
    async (page) =>
      (await markupFindings(await page.content())).map(({ rule, elements }) => rule + elements.join()),
  ],
  ["facts", facts],
  [
    "room",
    async (page) => {
      await page.setViewportSize({ width: 320, height: 800 });
      const { scroll, cut } = await sideways(page);
      return [...(scroll > 0 ? ["scrolls sideways"] : []), ...cut, ...(await clipped(page)).map(String)];
    },
  ],
  ["axe", async (page) => (await axeFindings(page)).map(({ rule, elements }) => rule + elements.length)],
  ["ibm", async (page) => (await ibmFindings(page)).map(({ rule, elements }) => rule + elements.length)],
  ["keyboard", keyboard],
];

/** What journeys expect of every page: its title and language, its links in order, nothing on hover or focus. */
async function facts(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => ({
    title: document.title,
    language: document.documentElement.lang,
    headings: document.querySelectorAll("h1").length,
    links: [...document.querySelectorAll("body header a, body footer a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]),
    hover: document.querySelectorAll("[title]:not(iframe, svg *), [accesskey]").length,
    address: location.href,
  }));
  return [JSON.stringify(said)];
}

/** Where the keyboard stops, and what is wrong there. */
async function keyboard(page: Page): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  const stops = await walk(page, "Tab");
  for (const select of await page.locator("select:visible").all()) await select.selectOption({ index: 1 });
  return [
    ...names(stops),
    ...faulty(stops).map(({ name, faults }) => name + faults.join()),
    new URL(page.url()).hash,
  ];
}

test.describe.configure({ mode: "serial", timeout: 900_000 });

const clean = new Map<string, string[]>();
const key = (path: string, look: string) => `${path} ${look}`;

test("the pages are clean before anything is planted", async ({ page }) => {
  for (const path of new Set(planted.map((barrier) => barrier.path))) {
    await still(page);
    for (const [name, look] of LOOKS) {
      await page.setViewportSize(DESKTOP);
      await visit(page, path);
      clean.set(key(path, name), await look(page));
    }
    await expect(page).toHaveTitle(pageAt(path).title);
    expect([path, clean.get(key(path, "axe")), clean.get(key(path, "ibm"))]).toEqual([path, [], []]);
  }
});

test(`of ${planted.length} barriers that are planted, ${LEAST * 100} % are found`, async ({ page }) => {
  const missed: string[] = [];
  const found = new Map<string, number>();
  for (const { name, path, plant } of planted) {
    const by = await finder(page, path, plant);
    if (by) found.set(by, (found.get(by) ?? 0) + 1);
    else missed.push(name);
  }
  console.log(
    `Found: ${planted.length - missed.length} of ${planted.length}, first by ${[...found].map(([by, count]) => `${by} ${count}`).join(", ")}`,
  );
  console.log(`Missed: ${missed.join("; ") || "none"}`);
  expect(missed.length / planted.length, missed.join("; ")).toBeLessThanOrEqual(1 - LEAST);
});

/** The first look that differs from the clean page's. */
async function finder(page: Page, path: string, plant: Plant): Promise<string | undefined> {
  await still(page);
  for (const [name, look] of LOOKS) {
    await page.setViewportSize(DESKTOP);
    await visit(page, path);
    await (typeof plant === "function" ? page.evaluate(plant) : page.evaluate(insert, plant));
    const seen = await look(page);
    if (JSON.stringify(seen) !== JSON.stringify(clean.get(key(path, name)))) return name;
  }
  return undefined;
}

function insert({ parent, html }: Added): void {
  document.querySelector(parent)?.insertAdjacentHTML("beforeend", html);
}
