import type { EntryState, Outbox } from "../../functions/enquiry/outbox/outbox";
import type { Timing } from "../../functions/enquiry/timing";
import type { MailInbox } from "../../tools/mail-inbox/inbox-server";
import { timingForTests } from "./outbox";
import { entryForTests } from "./outbox-conformance";
import { deliveryTo, until } from "./until";
import { useWorkers } from "./worker";

/** An empty outbox, of which each `open` stands for another process, and the inbox that it sends to. */
type WorkedForTests = { open: () => Outbox; inbox: MailInbox };

/** Tests the worker, for every store. A spy on the standard output has to catch its log. */
export function worksOffOutbox({ open, inbox }: WorkedForTests): void {
  describe("a worker", () => {
    const startOn = useWorkers();
    const start = (change: Partial<Timing> = {}) => startOn(open(), { ...timingForTests, ...change });

    const waiting = async (entry = entryForTests()) => (await open().take(entry)).settle("waiting");
    const held = async (state: EntryState) => (await open().list(state)).length;

    const untilDelivered = deliveryTo(inbox, open);

    test("asks the provider once in each round while that is away", async () => {
      await waiting();
      await waiting();
      inbox.fail({ status: 500 });
      start({ pauseMs: 10_000, longestPauseMs: 10_000 });
      await until(() => inbox.calls() > 0);
      await until(async () => (await held("waiting")) === 2);

      expect(inbox.calls()).toBe(1);
    });

    test("delivers the others when the provider refuses one, which stays", async () => {
      await waiting();
      await waiting();
      inbox.fail({ status: 422, count: 2 });
      start({ refusedPauseMs: 60_000 });
      await until(() => inbox.mails().length === 2);
      await until(async () => (await held("sending")) === 0);

      expect(await held("waiting")).toBe(1);
    });

    test("sends a confirmation that fails for a passing reason later, and the inbox mail only once", async () => {
      await waiting();
      inbox.fail({ nth: 2, count: 2, status: 500 });
      start();
      await untilDelivered(1);

      expect(inbox.calls()).toBe(4);
      expect(inbox.mails()).toHaveLength(2);
    });

    test("sends an enquiry once that had arrived when its process died", async () => {
      const sent = entryForTests();
      await waiting(sent);
      start();
      await untilDelivered(1);
      await waiting(sent);
      await until(() => inbox.calls() === 4);
      await untilDelivered(1);

      expect(inbox.mails()).toHaveLength(2);
    });

    test("sends nothing twice beside other workers, and makes no call twice", async () => {
      for (let count = 0; count < 10; count += 1) await waiting();
      start();
      start();
      start();
      await untilDelivered(10);

      expect(inbox.calls()).toBe(20);
    });

    test("finishes what it is sending when it is stopped, and begins nothing more", async () => {
      await waiting();
      await waiting();
      inbox.fail({ delayMs: 500 });
      const worker = start();
      await until(async () => (await held("sending")) === 1);
      await worker.stop();

      expect(await held("sending")).toBe(0);
      expect(await held("waiting")).toBe(1);
      expect(inbox.mails()).toHaveLength(2);
    });
  });
}
