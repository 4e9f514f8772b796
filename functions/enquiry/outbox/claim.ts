import { entryName } from "./entry";
import type { Entry } from "./entry";
import type { Claim, EntryState } from "./outbox";

/** What a store can do with an entry that this process has claimed; nothing, once another one has taken it over. */
type Store = Pick<Claim, "isMine"> & {
  write: (entry: Entry) => Promise<unknown>;
  remove: () => Promise<unknown>;
  move: (to: EntryState, name: string, sinceMs: number) => Promise<unknown>;
};

/** The claim of an entry, as it was stored when it was claimed. */
export function claimOf(stored: Entry, { isMine, write, remove, move }: Store): Claim {
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
      await (state === "done" ? remove() : move(state, entryName(entry), sinceMs));
    },
  };
}
