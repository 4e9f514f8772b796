import { attemptOf, entryName } from "./entry";
import type { Entry } from "./entry";
import type { Claim, EntryState } from "./outbox";

/** What a store can do with an entry that this process has claimed; nothing, once another one has taken it over. */
type Store = Pick<Claim, "isMine"> & {
  write: (entry: Entry) => Promise<unknown>;
  remove: () => Promise<unknown>;
  move: (to: EntryState, name: string, sinceMs: number) => Promise<unknown>;
  /** What has this name in a state; nothing if it is no entry. */
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
 * Whether the same entry, where this one is to go, has come further. While it was claimed, its visitor sent it again as a
 * copy; meanwhile the provider said that its mail came back.
 */
export function isBehind(entry: Entry, other: Entry | null | undefined): boolean {
  return !!other && attemptOf(other) > attemptOf(entry);
}
