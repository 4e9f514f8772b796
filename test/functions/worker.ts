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

/** @returns what starts a worker, which is stopped when the test has ended */
export function useWorkers() {
  const running: { stop: () => Promise<void> }[] = [];
  afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())));

  return (outbox: Outbox, timing: Timing) => {
    const worker = startOutboxWorker(outbox, siteForTests, timing);
    running.push(worker);
    return worker;
  };
}

/** Workers of an outbox in a folder, for the tests of a file, and the inbox that they send to. */
export function useWorker() {
  const inbox = useMailInbox();
  const folder = useFolder("worker");
  const startOn = useWorkers();
  const logged = useLog();

  const start = (change: Partial<Timing> = {}, outbox?: Outbox) => {
    const timing = { ...timingForTests, ...change };
    return startOn(outbox ?? openOutbox(folder(), timing.leaseMs), timing);
  };

  /** One round. */
  const flush = (outbox = openOutbox(folder())) =>
    flushOutbox({ outbox, site: siteForTests, timing: timingForTests });

  const untilDelivered = deliveryTo(inbox, () => openOutbox(folder()));
  const held = async (state: EntryState) => (await listHeld(folder(), state)).length;

  return { inbox, folder, logged, start, flush, untilDelivered, held };
}
