import { takenBackTo } from "../outbox/after-attempt";
import { STATES } from "../outbox/outbox";
import type { EntryState, Held, Outbox } from "../outbox/outbox";

/** What is held, and is an entry that can be read. */
export type HeldEntry = Held & { entry: NonNullable<Held["entry"]> };

export const isEntry = (held: Held): held is HeldEntry => held.entry !== null;

/**
 * All that the outbox holds, in whichever state, and what is being written. A look can miss what moves from one state to
 * another meanwhile, so there are two: what one of them misses is in the other.
 */
export async function everythingIn(outbox: Outbox): Promise<Held[]> {
  const look = async () =>
    (await Promise.all((["drafts", ...STATES] as const).map((state) => outbox.list(state)))).flat();
  const first = await look();
  const second = await look();
  const names = new Set(second.map(({ name }) => name));
  return [...second, ...first.filter(({ name, state }) => state !== "drafts" && !names.has(name))];
}

export const inState = (all: readonly Held[], wanted: EntryState): Held[] =>
  all.filter((held) => stateOf(held) === wanted);

/** The state that something is in; of what a process was sending when it died, the one that it is taken back to. */
export const stateOf = ({ state, abandoned, entry }: Held): EntryState =>
  abandoned ? takenBackTo(entry) : state;

/** What is no entry. In `refused`, say, nothing moves it to `unreadable` before `send` is run. */
export const noEntriesIn = (all: readonly Held[]): Held[] =>
  all.filter(
    ({ state, entry, unread }) => state === "unreadable" || (entry === null && !unread && state !== "drafts"),
  );

/** Where there is something that cannot be read, as of another user. */
export const unreadIn = (all: readonly Held[]): string[] =>
  all.filter(({ unread }) => unread).map(({ place }) => place);
