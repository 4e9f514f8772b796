import { loadEnvironmentFile } from "./environment";
import { buildSite, checkContent, siteServer } from "./gatsby";
import { runTool } from "./processes";
import { freePlaces, mailInbox, sendingTo, untilUp, urlOf, whileRunning } from "./services";
import { step } from "./steps";

/** `npm start`: the built site and a local mail inbox, from nothing. */
runTool(async (serving) => {
  loadEnvironmentFile();
  const { host, port, inboxPort } = await freePlaces(process.env, 9000, "npm start");

  await step(checkContent(false));
  console.log("Building the site (about a minute) …");
  await step(buildSite(false));

  const inbox = mailInbox(inboxPort);
  await untilUp(inbox, urlOf("localhost", inboxPort));
  const site = siteServer({ host, port }, { ...process.env, ...sendingTo(inboxPort) }, false);
  await untilUp(site, urlOf(host, port));

  serving();
  console.log(`\nSite        ${urlOf(host, port)}\nMail inbox  ${urlOf("localhost", inboxPort)}`);
  console.log("\nCtrl-C ends both.");
  site.follow();
  return whileRunning([inbox, site]);
});
