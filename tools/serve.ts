import { loadEnvironmentFile } from "./environment";
import { siteServer } from "./gatsby";
import { portFrom, requireFreePorts } from "./ports";
import { runTool } from "./processes";

/** `npm run serve`: the built site alone, configured by the environment, as in production. */
runTool(async (serving) => {
  loadEnvironmentFile();
  const address = { host: process.env.HOST || "localhost", port: portFrom(process.env, "PORT", 9000) };
  await requireFreePorts([{ use: "site", variable: "PORT", port: address.port }], "npm run serve");
  const site = siteServer(address, process.env, true);
  serving();
  return (await site.ended).code;
});
