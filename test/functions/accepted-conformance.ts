import { watchAccepted } from "../../functions/enquiry/events/watch-accepted";
import type { Outbox } from "../../functions/enquiry/outbox/outbox";
import { runCommand } from "../../functions/enquiry/operator/commands";
import type { MailEvents } from "./mail-events";
import { timingForTests } from "./outbox";
import { entryForTests } from "./outbox-conformance";
import { siteForTests } from "./site-facts";

/** Tests, for every store, how accepted enquiries are watched until there is an event about them. */
export function watchesAccepted(events: MailEvents): void {
  const { outbox, logged, held, accept, tell, flush } = events;

  test("an enquiry without an event is warned of once, and closed by acceptance after a day", async () => {
    await accept();
    const times = { ...timingForTests, eventMs: 60_000, acceptedMs: 120_000 };
    await watchAccepted(outbox, times);
    expect(logged("no-event")).toEqual([]);
    await watchAccepted(outbox, { ...times, eventMs: -1 });
    await watchAccepted(outbox, { ...times, eventMs: -1 });
    expect(logged("no-event")).toMatchObject([{ level: "warn" }]);
    expect(await held("accepted")).toHaveLength(1);
    await watchAccepted(outbox, { ...times, acceptedMs: -1 });

    expect(await held("accepted")).toEqual([]);
  });

  test("an enquiry without a time of acceptance counts from when it came", async () => {
    const minuteOld = await outbox.take(entryForTests());
    await minuteOld.settle("accepted");
    await watchAccepted(outbox, { ...timingForTests, eventMs: 30_000 });

    expect(logged("no-event")).toHaveLength(1);
  });

  test("an enquiry that was not looked at for a day is warned of when it is closed", async () => {
    await accept();
    await watchAccepted(outbox, { ...timingForTests, eventMs: -1, acceptedMs: -1 });

    expect(logged("no-event")).toHaveLength(1);
    expect(await held("accepted")).toEqual([]);
  });

  test("while its disk is full it is not warned of, and goes back to those that are accepted", async () => {
    await accept();
    const save = () => Promise.reject(new Error("ENOSPC"));
    const full: Outbox = {
      ...outbox,
      claim: async (one) => Object.assign(await outbox.claim(one), { save }),
    };
    await watchAccepted(full, { ...timingForTests, eventMs: -1 });

    const events = logged().map(({ event }) => event);
    expect(events).toContain("outbox-error");
    expect(events).not.toContain("no-event");
    expect(await held("accepted")).toHaveLength(1);
  });

  test("if there is no event about the mail to the second inbox either, that is warned of as well", async () => {
    process.env.ENQUIRY_FALLBACK_TO = "second@example.com";
    const tags = await accept();
    const times = { ...timingForTests, eventMs: -1 };
    await watchAccepted(outbox, times);
    await tell("email.bounced", tags);
    await flush();
    await watchAccepted(outbox, times);

    expect(logged("no-event")).toHaveLength(2);
  });

  test("an enquiry that waits for events is closed by acceptance once the secret is taken away", async () => {
    await accept();
    delete process.env.RESEND_WEBHOOK_SECRET;
    await watchAccepted(outbox, timingForTests);

    expect(await held("accepted")).toEqual([]);
  });

  test("the operator sees how many are accepted and not delivered yet", async () => {
    await accept();

    expect((await runCommand([], outbox, siteForTests)).text).toContain(
      "1 enquiry accepted by the provider, not delivered as far as it has said",
    );
  });

  test("an outbox that cannot be listed is in the log, and looked at again", async () => {
    const broken = { ...outbox, list: () => Promise.reject(new Error("EIO")) };
    await watchAccepted(broken, timingForTests);

    expect(logged()).toMatchObject([{ event: "outbox-error", box: "accepted" }]);
  });
}
