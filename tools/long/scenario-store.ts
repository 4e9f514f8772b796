import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { folderOf } from "../../functions/env";
import { openOutbox } from "../../functions/enquiry/outbox/open-outbox";
import { STATES } from "../../functions/enquiry/outbox/outbox";
import type { EntryState, Held, Outbox } from "../../functions/enquiry/outbox/outbox";
import { closeRedis } from "../../functions/redis";
import { outboxOf } from "../../test/functions/redis-outbox";
import { startRedis } from "../../test/functions/redis-server";
import type { RedisForTests } from "../../test/functions/redis-server";
import { ensureRedis } from "../run/find-redis";

export type StoreKind = "folder" | "redis";

/** Where the servers of a scenario keep enquiries. */
type ScenarioStore = {
  /** The environment of a server, and the folder in which it is started: beside Redis each has its own. */
  env: NodeJS.ProcessEnv;
  placeOf: (server: number) => string;
  /** Undefined unless it is in Redis. */
  redis: RedisForTests | undefined;
  list: (state: EntryState) => Promise<Held[]>;
  /** Releases what the provider refused, as an operator would. */
  releaseRefused: () => Promise<void>;
  close: () => Promise<void>;
};

/** An empty outbox; the one in Redis starts its own Redis, in which servers also count together. */
export async function startStore(kind: StoreKind): Promise<ScenarioStore> {
  const root = mkdtempSync(join(tmpdir(), "scenario-"));
  if (kind === "redis") ensureRedis(process.env);
  const redis = kind === "redis" ? await startRedis() : undefined;
  const address = redis?.url ?? join(root, "outbox");
  // Not the folder beside Redis, which would be this project's own.
  const shared = redis ? outboxOf(redis) : openOutbox(address);
  const places = new Set<string>();

  const placeOf = (server: number) => {
    const place = join(root, `server-${server}`);
    mkdirSync(place, { recursive: true });
    places.add(place);
    return place;
  };
  const outboxes = (): Outbox[] => {
    const beside = [...places].map((place) => openOutbox(join(place, folderOf(address))));
    return redis ? [shared, ...beside] : [shared];
  };
  const list = async (state: EntryState) =>
    (await Promise.all(outboxes().map((outbox) => outbox.list(state)))).flat();

  return {
    env: { ENQUIRY_OUTBOX: address, ...(redis && { REDIS_URL: redis.url }) },
    placeOf,
    redis,
    list,
    releaseRefused: async () => {
      for (const outbox of outboxes()) {
        for (const held of await outbox.list("refused")) {
          const claim = await outbox.claim(held);
          if (typeof claim !== "string") await claim.settle("waiting");
        }
      }
    },
    close: async () => {
      await closeRedis();
      await redis?.close();
      rmSync(root, { recursive: true });
    },
  };
}

/** The names of everything still to be sent, and of what is no entry, which must not occur. */
export async function namesIn({ list }: ScenarioStore): Promise<string[]> {
  const states = STATES.filter((state) => state !== "honeypot" && state !== "accepted");
  return (await Promise.all(states.map(list))).flat().map(({ name }) => name);
}

/**
 * Waits until nothing is left, at most `patienceMs`. Two lists in a row have to be empty: one can miss an entry that
 * changes its state meanwhile.
 * @returns what is left
 */
export async function untilEmpty(store: ScenarioStore, patienceMs: number): Promise<string[]> {
  const deadline = Date.now() + patienceMs;
  let left: string[] = [];
  for (let empty = 0; empty < 2 && Date.now() < deadline; await wait(50)) {
    // The connection to a Redis that was away may not be back yet.
    left = await namesIn(store).catch((error: Error) => [error.message]);
    empty = left.length === 0 ? empty + 1 : 0;
  }
  return left;
}
