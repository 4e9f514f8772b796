import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { listEntries } from "../../functions/enquiry/journal";
import { startMailInbox } from "../mail-inbox/server";
import type { MailInbox } from "../mail-inbox/server";
import type { StoredMail } from "../mail-inbox/store";
import { MortalServer } from "./mortal";
import type { Plan, Visitor } from "./plan";
import { visit } from "./visit";
import type { Heard } from "./visit";

/** How a storm went, to be judged. */
export type Storm = {
  heard: Heard[];
  /** Files that lay in the journal when a server had been killed. */
  found: Set<string>;
  /** How many of them were found while servers were killed at random, before the last stop with nobody at work. */
  hits: number;
  kills: number;
  /** The mails that the inbox accepted. */
  mails: StoredMail[];
  /** Files that are still in the journal at the end. */
  left: string[];
};

type Options = {
  /** The folder of the built server. */
  build: string;
  /** How many visitors come at the same time. */
  atOnce: number;
  /** How long the last server may take to deliver what its predecessors have left, in milliseconds. */
  patienceMs: number;
};

/**
 * Sends enquiries to a built server whose provider is flaky, and kills the server again and again while they come;
 * then to one whose provider is away. At last all is well, and another server delivers what is left.
 */
export async function storm(plan: Plan, { build, atOnce, patienceMs }: Options): Promise<Storm> {
  const inbox = await startMailInbox();
  const folder = mkdtempSync(join(tmpdir(), "crash-"));
  const account = { RESEND_API_KEY: "re_crash", RESEND_BASE_URL: inbox.url };
  const server = new MortalServer(build, { ...account, ENQUIRY_JOURNAL: folder, ENQUIRY_LIMIT: "1000000" });
  const found = new Set<string>();
  const replace = async () => {
    await server.kill();
    for (const name of await namesIn(folder)) found.add(name);
    await server.start();
  };
  const mend = () => fetch(`${inbox.url}/api/faults`, { method: "DELETE" });
  const visitors = [...plan.visitors.entries()];
  const send = (some: typeof visitors) => sendAll(some, atOnce, inbox, () => server.port());
  try {
    let over = false;
    // The first server dies over a call that hangs: however the others fare, somebody is hit.
    inbox.fail({ delayMs: 5_000, count: 1 });
    const killing = async () => {
      while (inbox.calls() === 0 && !over) await wait(5);
      for (const lifeMs of [0, ...plan.lives]) {
        await wait(lifeMs);
        if (over) return;
        await replace();
      }
    };
    const early = send(visitors.slice(0, plan.outageFrom)).finally(() => (over = true));
    const [heard] = await Promise.all([early, killing()]);
    const hits = found.size;
    await mend();
    inbox.fail({ status: 503 });
    heard.push(...(await send(visitors.slice(plan.outageFrom))));
    await mend();
    await replace();
    const deadline = Date.now() + patienceMs;
    while ((await namesIn(folder)).length > 0 && Date.now() < deadline) await wait(20);
    return { heard, found, hits, kills: server.kills, mails: inbox.mails(), left: await namesIn(folder) };
  } finally {
    await server.kill();
    await inbox.close();
    rmSync(folder, { recursive: true });
  }
}

/** Everything that is to be delivered, and what has turned out to be no enquiry, which must not happen. */
async function namesIn(folder: string): Promise<string[]> {
  const boxes = ["sending", "waiting", "unreadable"] as const;
  return (await Promise.all(boxes.map((box) => listEntries(folder, box)))).flat().map(({ name }) => name);
}

/** A few visitors at a time; who has heard enough makes room for the next. */
async function sendAll(
  visitors: [index: number, visitor: Visitor][],
  atOnce: number,
  inbox: MailInbox,
  port: () => Promise<number>,
): Promise<Heard[]> {
  const heard: Heard[] = [];
  const queue = visitors.entries();
  const lane = async () => {
    for (const [place, [index, visitor]] of queue) {
      if (visitor.fault) inbox.fail(visitor.fault);
      heard[place] = await visit(visitor, index, port);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return heard;
}
