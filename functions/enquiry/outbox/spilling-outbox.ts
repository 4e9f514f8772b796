import { RESUMED } from "./outbox";
import type { Held, Outbox } from "./outbox";
import type { RedisOutbox } from "./redis-outbox";
import { orLog } from "./store-errors";

/**
 * An outbox in Redis with a folder of this server beside it: what comes while Redis is away goes there, and into Redis
 * when that is back. Both are listed.
 */
export function spillingOutbox(redis: RedisOutbox, spill: Outbox): Outbox {
  /** Does something in Redis, or, if that fails, in the folder. */
  const either = async <Result>(act: (outbox: Outbox) => Promise<Result>): Promise<Result> => {
    const done = await orLog(async () => ({ result: await act(redis) }), redis.address);
    return done ? done.result : act(spill);
  };
  const holderOf = ({ place }: Held) => (place.startsWith(redis.address) ? redis : spill);

  /** Fails if either does: half of what is kept must not look like all of it. */
  const list: Outbox["list"] = async (...which) => {
    const both = await Promise.all([redis.list(...which), spill.list(...which)]);
    return both.flat().sort((a, b) => a.since.getTime() - b.since.getTime());
  };

  async function tidy(byAge: boolean): Promise<string | undefined> {
    await spill.tidy(byAge);
    if ((await redis.missing()) !== undefined) return undefined;
    for (const state of RESUMED) await adoptAll(state);
    for (const held of await spill.list("honeypot")) await orLog(() => adoptHoneypot(held), held.place);
    return redis.tidy(byAge);
  }

  /** Copies first, then removes: after a crash an entry is in both, and the idempotency keys prevent a second mail. */
  async function adoptAll(state: (typeof RESUMED)[number]): Promise<void> {
    for (const held of await spill.list(state)) {
      const claim = await orLog(() => spill.claim(held), held.place);
      if (claim === undefined || typeof claim === "string") continue;
      const sinceMs = held.since.getTime();
      const adopted = await orLog(
        async () => (await redis.adopt(claim.entry, state, sinceMs), true),
        redis.address,
      );
      await claim.settle(adopted ? "done" : state, sinceMs);
    }
  }

  /**
   * Moves it without a claim: a process that died would leave it in `sending`, and it would be sent. What is no entry
   * stays.
   */
  async function adoptHoneypot({ name }: Held): Promise<void> {
    // Listed once more: it may have been removed since.
    const [held] = await spill.list("honeypot", (one) => one === name);
    if (!held?.entry) return;
    await redis.adopt(held.entry, "honeypot", held.since.getTime());
    await spill.remove(held);
  }

  /** The folder has to be there too: started elsewhere than the server, a command would leave out what is in it. */
  async function missing(): Promise<string | undefined> {
    const none = await spill.missing();
    return (await redis.missing()) ?? (none && `${none}: run this where the server is started`);
  }

  let spillChecked: Promise<void> | undefined;

  return {
    address: redis.address,
    messages: [...redis.messages, ...spill.messages],
    spill,
    take: (entry) => either((outbox) => outbox.take(entry)),
    claim: (held) => holderOf(held).claim(held),
    list,
    setAside: (entry) => either((outbox) => outbox.setAside(entry)),
    remove: (held) => holderOf(held).remove(held),
    tidy,
    missing,
    check: async () => {
      await (spillChecked ??= spill.check());
      await redis.check();
    },
  };
}
