import { expect, test as base } from "@playwright/test";
import { findBrowser } from "../../tools/run/find-browser";
import { site } from "../support/content";
import { SITE_URL } from "../support/journey-servers";
import type { Engine } from "./engine";
import { startFirefox } from "./firefox";
import { startWebKit } from "./webkit";

type Fixtures = { engine: Engine };
type WorkerFixtures = { started: Engine };

const START = { firefox: startFirefox, webkit: startWebKit };

/** Tests in the engine that the project is named after. Whatever a test does, the console has to stay empty. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  started: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures this one needs
    async ({}, use, { project }) => {
      const name = project.name as keyof typeof START;
      const engine = await START[name](findBrowser(name, process.env));
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  engine: async ({ started }, use) => {
    await started.resize(WIDE);
    await use(started);
    expect(await started.messages(), "console").toEqual([]);
  },
});

/** Widths of a window, in px. MiniBrowser's is never narrower than 447. */
export const WIDE = 1280;
export const NARROW = 390;

/** Opens a page and waits until scripts have taken it over. */
export async function visit(engine: Engine, path: string): Promise<void> {
  await engine.open(SITE_URL + path);
  await takenOver(engine);
}

/** Waits until scripts have taken over the open page. */
export const takenOver = (engine: Engine): Promise<void> =>
  expect.poll(() => engine.run(isTakenOver, site.analytics.script), "taken over").toBe(true);

/** The page-view script is what the frame around every page asks for once everything inside it listens. */
function isTakenOver(pageViewScript: string): boolean {
  return document.querySelector(`script[src="${pageViewScript}"]`) !== null;
}
