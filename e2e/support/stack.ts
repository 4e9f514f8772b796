import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { JOURNEY_SERVERS } from "./journey-servers";
import { freePort } from "../../tools/run/ports";
import { startNode, stopAll } from "../../tools/run/processes";
import { mailInbox, sendingTo, untilUp, urlOf } from "../../tools/run/services";

/** A site and an inbox of a worker's own, which may fail without spoiling what other journeys do. */
type Stack = {
  /** The inbox's address. */
  inbox: string;
  /** The address of a site that sends to it. */
  site: string;
};

export const test = base.extend<object, { stack: Stack }>({
  stack: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants to see which fixtures this one needs
    async ({}, use) => {
      const outbox = mkdtempSync(join(tmpdir(), "journeys-"));
      const [inboxPort, sitePort] = await Promise.all([freePort(), freePort()]);
      const inbox = urlOf("localhost", inboxPort);
      await untilUp(mailInbox(inboxPort), inbox);
      const site = await startSite(sitePort, { ...sendingTo(inboxPort), ENQUIRY_OUTBOX: outbox });
      await use({ inbox, site });
      await stopAll();
      rmSync(outbox, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** Starts a site like the journeys', with other settings. @returns its address */
export async function startSite(port: number, env: Record<string, string>): Promise<string> {
  const shared = JOURNEY_SERVERS.find(({ name }) => name === "Site")?.env;
  const url = urlOf("localhost", port);
  const server = startNode("Site", ["--import", "tsx", "tools/serve.ts"], {
    env: { ...process.env, ...shared, ...env, PORT: String(port) },
  });
  await untilUp(server, url);
  return url;
}
