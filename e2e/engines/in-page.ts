import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type * as TestingLibrary from "@testing-library/dom";
import type { Engine, Target } from "./engine";

/** Testing Library as one script, which finds by role and name in any engine. */
const QUERIES = readFileSync(
  require.resolve("@testing-library/dom/dist/@testing-library/dom.umd.js"),
  "utf8",
);

declare const TestingLibraryDom: typeof TestingLibrary;
declare const findTarget: typeof find;

/** The source of a function that gives a document what the functions below need. */
export const addQueries = `() => { ${QUERIES}; window.findTarget = ${String(find)}; }`;

/**
 * Runs in the page: the target's element, or null when nothing like it can be seen.
 * @throws when there are several
 */
function find({ role, name, inside }: Target): HTMLElement | null {
  const root = inside ? findTarget(inside) : document.body;
  return root && TestingLibraryDom.queryByRole(root, role, { name });
}

/** Runs in the page: the target's element. */
export const elementOf = (target: Target): HTMLElement | null => findTarget(target);

/** Runs in the page: scrolls the target to the middle, clear of header and banner, and returns where it is then. */
function placeOf(target: Target): number[] | null {
  const element = findTarget(target);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element?.getBoundingClientRect();
  return box ? [box.x, box.y, box.width, box.height] : null;
}

const SECONDS_TO_REST = 15;
const POLL_MS = 60;

/**
 * Waits until the target is there and at rest, so that a click hits it.
 * @throws when it is not within 15 s
 */
export async function untilAtRest(run: Engine["run"], target: Target): Promise<void> {
  const deadline = Date.now() + SECONDS_TO_REST * 1000;
  let before = "null";
  for (;;) {
    const place = JSON.stringify(await run(placeOf, target));
    if (place !== "null" && place === before) return;
    before = place;
    if (Date.now() > deadline)
      throw new Error(`${target.role} "${target.name}" is not there or keeps moving`);
    await setTimeout(POLL_MS);
  }
}
