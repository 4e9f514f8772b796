import { STATES } from "../outbox/outbox";
import type { EntryState, Held, Outbox } from "../outbox/outbox";

/** What is held, and is an entry that can be read. */
export type HeldEntry = Held & { entry: NonNullable<Held["entry"]> };

export const isEntry = (held: Held): held is HeldEntry => held.entry !== null;

/** All that the outbox holds, in whichever state, and what is being written. */
export async function everythingIn(outbox: Outbox): Promise<Held[]> {
  return (await Promise.all((["drafts", ...STATES] as const).map((state) => outbox.list(state)))).flat();
}

export const inState = (all: readonly Held[], wanted: EntryState): Held[] =>
  all.filter(({ state }) => state === wanted);

/** Where there is something that cannot be read, as of another user. */
export const unreadIn = (all: readonly Held[]): string[] =>
  all.filter(({ unread }) => unread).map(({ place }) => place);
