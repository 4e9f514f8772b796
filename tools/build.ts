import { BUILD_TAKES, buildSite, checkContent } from "./run/gatsby-commands";
import { runTool } from "./run/processes";

/** `npm run build`: checks the content, then builds the site and its server into `build/`. */
runTool(async () => {
  const checked = await checkContent(true).ended;
  console.log(`Building the site (${BUILD_TAKES}) …`);
  return checked.code || (await buildSite(true).ended).code;
});
