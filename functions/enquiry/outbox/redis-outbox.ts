import { randomBytes } from "node:crypto";
import { callRedis, type RedisFault } from "../../redis";
import { withoutPassword } from "../../redis-address";
import { isAbandoned } from "./age";
import { appendOnlyFile } from "./append-only-file";
import { claimOf, isBehind } from "./claim";
import { entryName, readFromText, writeAsText } from "./entry";
import type { Entry } from "./entry";
import { redisMessages } from "./message-queue";
import { HONEYPOT_KEPT, RESUMED } from "./outbox";
import type { Claim, EntryState, Held, Outbox } from "./outbox";
import { KEEP, MOVE, REMOVE, SAVE } from "./redis-scripts";
import { checkSettings } from "./redis-settings";
import { keysOf, readState } from "./redis-state";
import { isAway, logUnreadable } from "./store-errors";

/** What `redisOutbox` can do besides: take over what another outbox has claimed. */
export type RedisOutbox = Outbox & {
  adopt: (entry: Entry, state: EntryState, sinceMs: number) => Promise<void>;
};

/**
 * An outbox in Redis, which several servers share. It works like a folder (`folder-outbox.ts`): each state has two
 * keys, and moving from one state to another is one step, so that only one process gets an entry. In `sending` an entry
 * has a name that only its process knows, so that no other settles it.
 * @param leaseMs after this long a process that has not settled an entry counts as dead
 */
export function redisOutbox(url: string, leaseMs: number): RedisOutbox {
  const address = withoutPassword(url);
  const { forgetRemoved } = appendOnlyFile(url);

  const run = (script: string, states: readonly EntryState[], ...args: (string | number)[]) => {
    const keys = states.flatMap((state) => keysOf(state));
    return callRedis(url, "EVAL", script, keys.length, ...keys, ...args);
  };

  /** @returns what was moved, or `otherwise` put there; null if neither was */
  const move = async (
    from: readonly EntryState[],
    name: string,
    to: EntryState,
    as: string,
    sinceMs = Date.now(),
    otherwise = "",
  ) => (await run(MOVE, [to, ...from], name, as, sinceMs, otherwise)) as string | null;

  async function take(entry: Entry): Promise<Claim> {
    const name = entryName(entry);
    const claimed = uniqueName(name);
    const text = await move(RESUMED, name, "sending", claimed, Date.now(), writeAsText(entry));
    // Text that is no entry is replaced.
    const stored = readFromText(text!, name);
    if (stored === null) await run(SAVE, ["sending"], claimed, writeAsText(entry));
    return claimAt(claimed, stored ?? entry);
  }

  async function claim(held: Held): Promise<Claim | "gone" | "unreadable"> {
    const claimed = uniqueName(held.name);
    const text = await move([held.state], nameIn(held), "sending", claimed);
    if (text === null) return "gone";
    const entry = readFromText(text, held.name);
    if (entry !== null) return claimAt(claimed, entry);
    await move(["sending"], claimed, "unreadable", held.name);
    logUnreadable(held.name);
    return "unreadable";
  }

  const claimAt = (claimed: string, stored: Entry): Claim =>
    claimOf(stored, {
      // HGET, not HEXISTS: claiming needs HGET too. With a right to claim but not to settle, we would send for ever.
      isMine: async () => (await callRedis(url, "HGET", keysOf("sending")[0], claimed)) !== null,
      write: (entry) => run(SAVE, ["sending"], claimed, writeAsText(entry)),
      remove: () => run(REMOVE, ["sending"], claimed),
      move: (to, name, sinceMs) => move(["sending"], claimed, to, name, sinceMs),
      find,
    });

  const find = async (state: EntryState, name: string) =>
    readFromText(String(await callRedis(url, "HGET", keysOf(state)[0], name)), name);

  async function list(state: EntryState, isWanted = (_name: string) => true): Promise<Held[]> {
    const held: Held[] = [];
    for await (const [file, ms, text] of readState(url, state, (file) => isWanted(knownName(file)))) {
      const name = knownName(file);
      const since = new Date(Number(ms));
      const abandoned = state === "sending" && isAbandoned(since, leaseMs);
      const place = placeOf(state, file);
      held.push({ name, state, since, entry: readFromText(text, name), text, abandoned, place });
    }
    return held;
  }

  async function adopt(entry: Entry, state: EntryState, sinceMs: number): Promise<void> {
    const name = entryName(entry);
    if (isBehind(entry, await find(state, name))) return;
    await run(MOVE, [state], "", name, sinceMs, writeAsText(entry));
  }

  async function setAside(entry: Entry): Promise<void> {
    await adopt(entry, "honeypot", Date.now());
    await keepHoneypot(0);
  }

  const keepHoneypot = (after: number) =>
    run(KEEP, ["honeypot"], HONEYPOT_KEPT.files, HONEYPOT_KEPT.bytes, after);

  async function tidy(byAge: boolean): Promise<string | undefined> {
    if (byAge) await keepHoneypot(Date.now() - HONEYPOT_KEPT.ms);
    return forgetRemoved();
  }

  async function missing(): Promise<string | undefined> {
    return callRedis(url, "PING").then(
      () => undefined,
      (error: unknown) => {
        if (!isAway(error)) throw error;
        return [`${address} does not answer`, (error as RedisFault).problem].filter(Boolean).join(": ");
      },
    );
  }

  const placeOf = (state: EntryState, file: string) => `${address}#${state}/${file}`;
  const nameIn = ({ place, state }: Held) => place.slice(placeOf(state, "").length);
  const remove = async (held: Held) => (await run(REMOVE, [held.state], nameIn(held))) === 1;
  const messages = [redisMessages(url)];
  return {
    address,
    messages,
    take,
    claim,
    list,
    setAside,
    adopt,
    remove,
    tidy,
    missing,
    check: () => checkSettings(url),
  };
}

/** The name of an entry in `sending`, which no other process knows. */
function uniqueName(name: string): string {
  return `${name}#${randomBytes(8).toString("hex")}`;
}

/** The name that an entry is known by, from the one that it has in `sending`. */
function knownName(file: string): string {
  return file.split("#", 1).join("");
}
