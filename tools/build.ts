import { BUILD_TAKES, buildSite } from "./run/gatsby-commands";
import { runTool } from "./run/processes";

/** `npm run build`: builds the site and its server into `build/`. Gatsby checks the content first (gatsby-plugin-content). */
runTool(async () => {
  console.log(`Building the site (${BUILD_TAKES}) …`);
  return (await buildSite(true).ended).code;
});
