import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openOutbox } from "../../../functions/enquiry/outbox/open-outbox";
import { ask } from "../../../test/host/ask";
import { RestartableServer } from "../crash/restartable-server";
import { enquiryOf, idOf } from "../crash/send-as-visitor";
import { startLimitedProvider } from "./limited-provider";
import type { Accepted } from "./limited-provider";

/** What happens while a burst of enquiries comes. */
export type BurstPlan = {
  enquiries: number;
  /** How many servers share the outbox. */
  servers: number;
  callsPerSecond: number;
  /** How long the provider is away from the burst on, in milliseconds. */
  awayMs?: number;
  /** After this long one server is killed, and started again. */
  killAfterMs?: number;
  /** Redis, where the servers count together. */
  redisUrl?: string;
  /** How long everything may take to arrive, in milliseconds. */
  patienceMs: number;
};

/** What a visitor heard, and after how many milliseconds. */
export type Answer = { status: number | "nothing"; ms: number };

export type Burst = {
  answers: Answer[];
  accepted: Accepted[];
  /** When nothing was in the way any more, on the clock of `accepted`. */
  faultsEndedAt: number;
  refusals: number;
  left: string[];
};

/** Lets a burst of visitors post at once to servers that share an outbox, and waits until everything has arrived. */
export async function runBurst(build: string, plan: BurstPlan): Promise<Burst> {
  const { enquiries, callsPerSecond, awayMs = 0, killAfterMs, redisUrl, patienceMs } = plan;
  const provider = await startLimitedProvider(callsPerSecond, 150);
  const folder = mkdtempSync(join(tmpdir(), "burst-"));
  const env = {
    RESEND_API_KEY: "re_burst",
    RESEND_BASE_URL: provider.url,
    RESEND_CALLS_PER_SECOND: String(callsPerSecond),
    ENQUIRY_OUTBOX: folder,
    ENQUIRY_LIMIT: "1000000",
    CONFIRMATION_LIMIT: "1000000",
    ...(redisUrl && { REDIS_URL: redisUrl }),
  };
  const servers = Array.from({ length: plan.servers }, () => new RestartableServer(build, env));
  try {
    const ports = await Promise.all(servers.map((server) => server.port()));
    let faultsEndedAt = performance.now();
    const disturb = async () => {
      provider.setAway(awayMs > 0);
      if (killAfterMs !== undefined) {
        await wait(killAfterMs);
        await servers[0]!.kill();
        await servers[0]!.start();
      }
      await wait(awayMs);
      provider.setAway(false);
      faultsEndedAt = performance.now();
    };
    const visitors = Array.from({ length: enquiries }, (_, index) =>
      post(ports[index % ports.length]!, index),
    );
    const [answers] = await Promise.all([Promise.all(visitors), disturb()]);
    const left = await untilEmpty(folder, patienceMs);
    return { answers, accepted: provider.accepted, faultsEndedAt, refusals: provider.refusals(), left };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await provider.close();
    rmSync(folder, { recursive: true });
  }
}

/** The id that the browser of the visitor of this number has made. */
export function idFor(index: number): string {
  return idOf({ id: "", plain: true, retries: 0, fault: undefined }, index);
}

async function post(port: number, index: number): Promise<Answer> {
  const body = JSON.stringify({ ...enquiryOf(index), id: idFor(index) });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const startedAt = performance.now();
  const answer = await ask(port, "/api/enquiry", { method: "POST", headers, body }).catch(() => undefined);
  return { status: answer?.status ?? "nothing", ms: performance.now() - startedAt };
}

/** Two looks in a row have to find nothing: an entry that changes its state during a look may be in neither. */
async function untilEmpty(folder: string, patienceMs: number): Promise<string[]> {
  const deadline = Date.now() + patienceMs;
  const states = ["sending", "waiting", "confirming", "refused", "unreadable"] as const;
  let left: string[] = [];
  for (let empty = 0; empty < 2 && Date.now() < deadline; await wait(50)) {
    left = (await Promise.all(states.map((state) => openOutbox(folder).list(state))))
      .flat()
      .map(({ name }) => name);
    empty = left.length === 0 ? empty + 1 : 0;
  }
  return left;
}
