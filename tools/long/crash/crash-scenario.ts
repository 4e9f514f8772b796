import { setTimeout as wait } from "node:timers/promises";
import { startMailInbox } from "../../mail-inbox/inbox-server";
import type { MailInbox } from "../../mail-inbox/inbox-server";
import type { StoredMail } from "../../mail-inbox/store";
import { namesIn, startStore, untilEmpty } from "../scenario-store";
import type { StoreKind } from "../scenario-store";
import { RestartableServer } from "./restartable-server";
import type { Plan, Visitor } from "./plan";
import { visit } from "./send-as-visitor";
import type { Heard } from "./send-as-visitor";

/** The result of a crash scenario. */
export type CrashScenario = {
  heard: Heard[];
  /** Files that were in the outbox when a server had been killed. */
  found: Set<string>;
  /** How many of these were found before the final kill, at which no visitor was sending. */
  hits: number;
  kills: number;
  /** The mails that the inbox accepted. */
  mails: StoredMail[];
  /** Files that are still in the outbox at the end. */
  left: string[];
};

type Options = {
  /** The folder of the built server. */
  build: string;
  store: StoreKind;
  /** How many visitors come at the same time. */
  atOnce: number;
  /** How long the last server may take to send what the killed ones have left, in milliseconds. */
  patienceMs: number;
};

/**
 * Sends enquiries to a built server whose provider is flaky, and kills the server again and again while they come;
 * then to one whose provider is away. At the end nothing fails any more, and another server sends what is left.
 */
export async function runCrashScenario(
  plan: Plan,
  { build, store: kind, atOnce, patienceMs }: Options,
): Promise<CrashScenario> {
  const inbox = await startMailInbox();
  const store = await startStore(kind);
  const account = { RESEND_API_KEY: "re_crash", RESEND_BASE_URL: inbox.url };
  const env = {
    ...account,
    ...store.env,
    ENQUIRY_LIMIT: "1000000",
    CONFIRMATION_LIMIT: "1000000",
    RESEND_CALLS_PER_SECOND: "1000000",
  };
  const server = new RestartableServer(build, env, store.placeOf(0));
  const found = new Set<string>();
  const replace = async () => {
    await server.kill();
    for (const name of await namesIn(store)) found.add(name);
    await server.start();
  };
  const mend = () => fetch(`${inbox.url}/api/faults`, { method: "DELETE" });
  const visitors = [...plan.visitors.entries()];
  const send = (some: typeof visitors) => sendAll(some, atOnce, inbox, () => server.port());
  try {
    let over = false;
    // The first server is killed during a call that hangs, so that at least one kill interrupts an enquiry.
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
    await store.releaseRefused();
    await replace();
    const left = await untilEmpty(store, patienceMs);
    return { heard, found, hits, kills: server.kills, mails: inbox.mails(), left };
  } finally {
    await server.kill();
    await inbox.close();
    await store.close();
  }
}

/** A few visitors at a time. */
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
