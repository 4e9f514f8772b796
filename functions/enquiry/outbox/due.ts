import type { Timing } from "../timing";
import { isAbandoned } from "./age";
import type { EntryState, Held, Outbox } from "./outbox";
import { orLog } from "./store-errors";

export type Due = {
  outbox: Outbox;
  timing: Timing;
  /** Also try refused enquiries: those in `refused`, and those in `waiting` without their pause. */
  withRefused?: boolean;
};

/** What is to be sent now: inbox mails, then confirmations. A state that cannot be listed is logged and left out. */
export async function listDue({ outbox, timing, withRefused = false }: Due): Promise<Held[]> {
  const held = async (state: EntryState) => (await orLog(() => outbox.list(state), state)) ?? [];
  const [waiting, refused, confirming] = await Promise.all([
    held("waiting"),
    withRefused ? held("refused") : [],
    held("confirming"),
  ]);
  const rested = waiting.filter(
    ({ entry, since }) =>
      withRefused || !entry?.progress?.refusals || isAbandoned(since, timing.refusedPauseMs),
  );
  return [...rested, ...refused, ...confirming];
}
