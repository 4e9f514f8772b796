import { setTimeout as wait } from "node:timers/promises";
import { ask } from "../../../test/host/ask";
import { RestartableServer } from "../crash/restartable-server";
import { enquiryOf, madeId } from "../crash/send-as-visitor";
import { startStore, untilEmpty } from "../scenario-store";
import type { StoreKind } from "../scenario-store";
import { startLimitedProvider } from "./limited-provider";
import type { Accepted } from "./limited-provider";

/** What happens while a burst of enquiries comes. */
export type BurstPlan = {
  enquiries: number;
  store: StoreKind;
  /** How many servers share the outbox. */
  servers: number;
  callsPerSecond: number;
  /** How long the provider is away after the burst begins, in milliseconds. */
  awayMs?: number;
  /** After this long one server is killed, and started again. */
  killAfterMs?: number;
  /** After this long Redis is killed; it is started again after the same time. */
  killRedisAfterMs?: number;
  /** How long everything may take to arrive, in milliseconds. */
  patienceMs: number;
};

/** The answer to a visitor, and after how many milliseconds. */
export type Answer = { status: number | "nothing"; ms: number };

export type Burst = {
  answers: Answer[];
  accepted: Accepted[];
  /** When the last fault had ended, on the clock of `accepted`. */
  faultsEndedAt: number;
  refusals: number;
  left: string[];
};

/** Lets a burst of visitors post at once to servers that share an outbox, and waits until everything has arrived. */
export async function runBurst(build: string, plan: BurstPlan): Promise<Burst> {
  const { enquiries, callsPerSecond, awayMs = 0, killAfterMs, killRedisAfterMs, patienceMs } = plan;
  const provider = await startLimitedProvider(callsPerSecond, 150);
  const store = await startStore(plan.store);
  const env = {
    RESEND_API_KEY: "re_burst",
    RESEND_BASE_URL: provider.url,
    RESEND_CALLS_PER_SECOND: String(callsPerSecond),
    ...store.env,
    ENQUIRY_LIMIT: "1000000",
    CONFIRMATION_LIMIT: "1000000",
  };
  const servers = Array.from(
    { length: plan.servers },
    (_, index) => new RestartableServer(build, env, store.placeOf(index)),
  );
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
      if (killRedisAfterMs !== undefined) {
        await wait(killRedisAfterMs);
        await store.redis!.kill();
        await wait(killRedisAfterMs);
        await store.redis!.start();
      }
      await wait(awayMs);
      provider.setAway(false);
      faultsEndedAt = performance.now();
    };
    const visitors = Array.from({ length: enquiries }, (_, index) =>
      post(ports[index % ports.length]!, index),
    );
    const [answers] = await Promise.all([Promise.all(visitors), disturb()]);
    const left = await untilEmpty(store, patienceMs);
    return { answers, accepted: provider.accepted, faultsEndedAt, refusals: provider.refusals(), left };
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await provider.close();
    await store.close();
  }
}

async function post(port: number, index: number): Promise<Answer> {
  const body = JSON.stringify({ ...enquiryOf(index), id: madeId(index) });
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const startedAt = performance.now();
  const answer = await ask(port, "/api/enquiry", { method: "POST", headers, body }).catch(() => undefined);
  return { status: answer?.status ?? "nothing", ms: performance.now() - startedAt };
}
