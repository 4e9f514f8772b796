import { flushOutbox } from "../../functions/enquiry/outbox/flush";
import { openOutbox } from "../../functions/enquiry/outbox/open-outbox";
import type { EntryState, Outbox } from "../../functions/enquiry/outbox/outbox";
import { startOutboxWorker } from "../../functions/enquiry/outbox/worker";
import type { Timing } from "../../functions/enquiry/timing";
import { useFolder } from "../folders";
import { useLog } from "./log";
import { useMailInbox } from "./mail-inbox";
import { listHeld, timingForTests } from "./outbox";
import { siteForTests } from "./site-facts";
import { deliveryTo } from "./until";

/** Workers of an outbox in a folder, for the tests of a file, and the inbox that they send to. */
export function useWorker() {
  const inbox = useMailInbox();
  const folder = useFolder("worker");
  const running: { stop: () => Promise<void> }[] = [];

  afterEach(async () => {
    await Promise.all(running.splice(0).map(({ stop }) => stop()));
  });

  const logged = useLog();

  /** Starts one, which is stopped when the test has ended. */
  function start(change: Partial<Timing> = {}, outbox?: Outbox) {
    const timing = { ...timingForTests, ...change };
    const worker = startOutboxWorker(outbox ?? openOutbox(folder(), timing.leaseMs), siteForTests, timing);
    running.push(worker);
    return worker;
  }

  /** One round. */
  const flush = (outbox = openOutbox(folder())) =>
    flushOutbox({ outbox, site: siteForTests, timing: timingForTests });

  const untilDelivered = deliveryTo(inbox, () => openOutbox(folder()));
  const held = async (state: EntryState) => (await listHeld(folder(), state)).length;

  return { inbox, folder, logged, start, flush, untilDelivered, held };
}
