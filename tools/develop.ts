import { loadEnvironmentFile } from "./run/environment";
import { checkContent, developServer } from "./run/gatsby-commands";
import { runTool } from "./run/processes";
import { freePlaces, inboxFor, urlOf, whileRunning } from "./run/services";
import { step } from "./run/steps";

/** `npm run develop`: Gatsby's development server beside the local mail inbox. */
runTool(async (serving) => {
  loadEnvironmentFile();
  const { host, port, inboxPort } = await freePlaces(process.env, 8000, "npm run develop");

  await step(checkContent(false));
  const { inbox, env } = await inboxFor(urlOf(host, port), inboxPort);
  console.log(`Mail inbox at ${urlOf("localhost", inboxPort)}`);
  const site = developServer({ host, port }, { ...process.env, ...env });
  serving();
  return whileRunning([inbox, site]);
});
