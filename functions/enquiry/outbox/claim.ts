import { attemptOf, entryName } from "./entry";
import type { Entry } from "./entry";
import type { Claim, EntryState } from "./outbox";

/**
 * What a store can do with an entry that this process has claimed. Without effect once another process has taken it
 * over.
 */
type Store = Pick<Claim, "isMine"> & {
  write: (entry: Entry) => Promise<unknown>;
  remove: () => Promise<unknown>;
  move: (to: EntryState, name: string, sinceMs: number) => Promise<unknown>;
  /** The entry of this name in a state; null or undefined if there is none. */
  find: (state: EntryState, name: string) => Promise<Entry | null | undefined>;
};

/** The claim of an entry, as it was stored when it was claimed. */
export function claimOf(stored: Entry, { isMine, write, remove, move, find }: Store): Claim {
  let entry = stored;
  return {
    get entry() {
      return entry;
    },
    isMine,
    save: async (progress) => {
      entry = { ...entry, progress: { ...entry.progress, ...progress } };
      await write(entry);
    },
    settle: async (state, sinceMs = Date.now()) => {
      const name = entryName(entry);
      const other = state === "done" ? undefined : await find(state, name).catch(() => undefined);
      await (state === "done" || isBehind(entry, other) ? remove() : move(state, name, sinceMs));
    },
  };
}

/**
 * Whether the state that this entry is to go to holds a copy of it that has come further: while this one was claimed,
 * the visitor sent the enquiry again, and then the provider reported that its mail came back.
 */
export function isBehind(entry: Entry, other: Entry | null | undefined): boolean {
  return !!other && attemptOf(other) > attemptOf(entry);
}
