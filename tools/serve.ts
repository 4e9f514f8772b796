import { loadEnvironmentFile } from "./run/environment";
import { siteServer } from "./run/gatsby-commands";
import { portFrom } from "./run/ports";
import { runTool } from "./run/processes";

/** `npm run serve`: the built site alone, configured by the environment, as in production. */
runTool(async (serving) => {
  loadEnvironmentFile();
  const address = { host: process.env.HOST || "localhost", port: portFrom(process.env, "PORT", 9000) };
  const site = siteServer(address, process.env, true);
  serving();
  return (await site.ended).code;
});
