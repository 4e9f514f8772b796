import { takenBackTo } from "../outbox/after-attempt";
import { STATES } from "../outbox/outbox";
import type { EntryState, Held, Outbox } from "../outbox/outbox";

/** What is stored under a name, if it is an entry that can be read. */
export type HeldEntry = Held & { entry: NonNullable<Held["entry"]> };

export const isEntry = (held: Held): held is HeldEntry => held.entry !== null;

/**
 * Everything in the outbox, in all states, and drafts. Listing the states can miss an entry that moves from one to
 * another meanwhile, so they are listed twice: what one list misses is in the other.
 */
export async function everythingIn(outbox: Outbox): Promise<Held[]> {
  const look = async () =>
    (await Promise.all((["drafts", ...STATES] as const).map((state) => outbox.list(state)))).flat();
  const first = await look();
  const second = await look();
  const names = new Set(second.map(({ name }) => name));
  return [...second, ...first.filter(({ name, state }) => state !== "drafts" && !names.has(name))];
}

/** The entries in this state. */
export const inState = (all: readonly Held[], wanted: EntryState): Held[] =>
  all.filter((held) => stateOf(held) === wanted);

/** The state of an entry; if the process that was sending it has died, the state that it is taken back to. */
export const stateOf = ({ state, abandoned, entry }: Held): EntryState =>
  abandoned ? takenBackTo(entry) : state;

/** What is no entry, in any state: in `refused`, for example, it stays until `send` moves it to `unreadable`. */
export const noEntriesIn = (all: readonly Held[]): Held[] =>
  all.filter(
    ({ state, entry, unread }) => state === "unreadable" || (entry === null && !unread && state !== "drafts"),
  );

/** The places of files that cannot be read now, such as another user's. */
export const unreadIn = (all: readonly Held[]): string[] =>
  all.filter(({ unread }) => unread).map(({ place }) => place);
