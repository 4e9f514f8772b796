import { loadEnvironmentFile } from "./run/environment";
import { checkContent, developServer } from "./run/gatsby-commands";
import { runTool } from "./run/processes";
import {
  freePlaces,
  mailInbox,
  sendingTo,
  tellingEachOther,
  untilUp,
  urlOf,
  whileRunning,
} from "./run/services";
import { step } from "./run/steps";

/** `npm run develop`: Gatsby's development server beside the local mail inbox. */
runTool(async (serving) => {
  loadEnvironmentFile();
  const { host, port, inboxPort } = await freePlaces(process.env, 8000, "npm run develop");

  await step(checkContent(false));
  const telling = tellingEachOther(urlOf(host, port), inboxPort);
  const inbox = mailInbox(inboxPort, telling.inbox);
  await untilUp(inbox, urlOf("localhost", inboxPort));
  console.log(`Mail inbox at ${urlOf("localhost", inboxPort)}`);
  const site = developServer({ host, port }, { ...process.env, ...sendingTo(inboxPort), ...telling.site });
  serving();
  return whileRunning([inbox, site]);
});
