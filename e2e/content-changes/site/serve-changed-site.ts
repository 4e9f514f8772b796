import { renameSync } from "node:fs";
import { workInCopy } from "../../../tools/run/project-copy";
import { trialEnvironment } from "../../../tools/run/environment";
import { buildSite, checkContent, siteServer } from "../../../tools/run/gatsby-commands";
import { runTool } from "../../../tools/run/processes";
import { untilUp, whileRunning } from "../../../tools/run/services";
import { step } from "../../../tools/run/steps";
import { applyChanges, removeService, simplifyPictures } from "./changes";
import { PLACES } from "./places";

const CHANGED = "build-changed";

/**
 * Changes the content of a copy of the project as editors do, builds it, takes the added service away again, builds
 * once more, and serves both. The project itself is not touched.
 */
runTool(async (serving) => {
  workInCopy();
  await simplifyPictures();
  await applyChanges();
  await build();
  renameSync("build", CHANGED);
  removeService();
  await build();
  const env = trialEnvironment(process.env);
  const changed = siteServer(PLACES.changed, env, false, { folder: CHANGED });
  await untilUp(changed, PLACES.changed.url);
  serving();
  return whileRunning([changed, siteServer(PLACES.restored, env, false)]);
});

async function build(): Promise<void> {
  await step(checkContent(false));
  await step(buildSite(false));
}
