import { loadEnvironmentFile } from "./run/environment";
import { BUILD_TAKES, buildSite, siteServer } from "./run/gatsby-commands";
import { runTool } from "./run/processes";
import { freePlaces, inboxFor, untilUp, urlOf, whileRunning } from "./run/services";
import { step } from "./run/steps";

/** `npm start`: builds and serves the site, beside a local mail inbox. */
runTool(async (serving) => {
  loadEnvironmentFile();
  const { host, port, inboxPort } = await freePlaces(process.env, 9000, "npm start");

  console.log(`Building the site (${BUILD_TAKES}) …`);
  await step(buildSite(false));

  const { inbox, env } = await inboxFor(urlOf(host, port), inboxPort);
  const site = siteServer({ host, port }, { ...process.env, ...env }, false);
  await untilUp(site, urlOf(host, port));

  serving();
  console.log(`\nSite        ${urlOf(host, port)}\nMail inbox  ${urlOf("localhost", inboxPort)}`);
  console.log("\nCtrl-C ends both.");
  site.follow();
  return whileRunning([inbox, site]);
});
