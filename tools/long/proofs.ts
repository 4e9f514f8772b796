import { after, inBrowser, program } from "../run/check-kinds";
import { startNode } from "../run/processes";
import type { Check } from "../run/run-checks";
import { tallyCheck } from "../run/tally";

/** Tests that take too long for `npm test`. Each runs by its name: `npm run test:long -- <name>`. */
export const PROOFS: Check[] = [
  // Enquiries outlive a server that is killed while they come, with each store of the outbox; takes some minutes.
  { ...script("crash", "tools/long/crash/crash.ts"), needs: "Build" },
  // Every single mistake in the frozen site is reported at its place; takes a few minutes.
  program("mutations", () =>
    startNode("mutations", ["node_modules/jest/bin/jest.js", "check/mutation"], {
      env: { ...process.env, MUTATIONS_EVERY: "1" },
    }),
  ),
  // Every request is answered under 200 good and hostile ones a second, Home in time; takes half a minute.
  { ...script("load", "tools/long/load/load.ts"), needs: "Build" },
  // Two hundred enquiries at once arrive through a provider that allows five calls a second; takes about ten minutes.
  script("burst", "tools/long/burst/burst.ts"),
  // Everything holds after edits that the content check lets through; takes as long as `npm test`.
  script("edits", "tools/long/edits/edits.ts"),
  // Editors' changes arrive in the pages: a service added or removed, changed addresses, a photo from elsewhere; takes
  // about three minutes.
  inBrowser("content-changes", ["--config", "playwright.content.config.ts"]),
  // What docs/adding-things.md shows adds a kind of content with pages; takes about five minutes.
  script("new-kind", "tools/long/new-kind/new-kind.ts"),
  // A third language, made by a program, is added as content alone; takes about five minutes.
  script("pseudo-locale", "tools/long/pseudo-locale/pseudo-locale.ts"),
  // Known barriers that are put into pages are found; takes about five minutes.
  { ...inBrowser("barriers", ["--project=barriers"]), needs: "Build" },
  // Both accessibility engines find nothing on any page, on a phone and on a desktop; takes about three minutes.
  { ...inBrowser("scanners", ["--project=scanners"]), needs: "Build" },
  // The frozen site looks and reads aloud as before; renewed with LOOKS=renew; takes about five minutes.
  after("Browser", ["tools/run/find-browser.ts", "chrome"], script("looks", "tools/long/looks/looks.ts")),
  // Back and forward show pages as they were left; takes a minute.
  {
    ...inBrowser("back-forward", ["--project=back-forward"], ["chrome"]),
    needs: "Build",
  },
  // Edits show, and mistakes are explained, while Gatsby's development server runs.
  inBrowser("develop", ["--config", "playwright.develop.config.ts"]),
];

/** A script whose exit code is the result, and whose output is shown as it comes. */
function script(name: string, file: string): Check {
  const run = async () => {
    const { code } = await startNode(name, ["--import", "tsx", file], { show: true }).ended;
    return tallyCheck(name, code);
  };
  return { name, run };
}
