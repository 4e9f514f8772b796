import { buildSite, checkContent } from "./gatsby";
import { runTool } from "./processes";

/** `npm run build`: checks the content, then builds the site and its server into `build/`. */
runTool(async () => {
  const checked = await checkContent(true).ended;
  return checked.code || (await buildSite(true).ended).code;
});
