import { applyEvent } from "../../functions/enquiry/events/apply-event";
import { EVENT_LIMIT_BYTES } from "../../functions/enquiry/events/mail-events-handler";
import { tagOf } from "../../functions/enquiry/events/mail-tags";
import { entryName } from "../../functions/enquiry/outbox/entry";
import { STATES } from "../../functions/enquiry/outbox/outbox";
import type { Claim, Outbox } from "../../functions/enquiry/outbox/outbox";
import type { MailEvents } from "./mail-events";
import { entryForTests } from "./outbox-conformance";

/**
 * Tests, for every store, what the provider's events do.
 * @param breakDown makes the outbox unreadable
 */
export function hearsEvents(events: MailEvents, breakDown: () => void | Promise<void>): void {
  const { inbox, outbox, logged, held, accept, tell, flush } = events;

  test("an enquiry whose mail was accepted stays until the provider says that it was delivered", async () => {
    const tags = await accept();
    expect(await held("accepted")).toHaveLength(1);

    expect((await tell("email.delivered", tags)).status).toBe(204);
    expect(await held("accepted")).toEqual([]);
    expect(logged()).toContainEqual(expect.objectContaining({ event: "mail-event", outcome: "delivered" }));
  });

  test("a delivery that is told before the confirmation has gone out closes the enquiry when it has", async () => {
    inbox.fail({ nth: 2, status: 500 });
    const tags = await accept();
    expect(await held("confirming")).toHaveLength(1);
    await tell("email.delivered", tags);
    expect(await held("confirming")).toHaveLength(1);
    await flush();

    expect([await held("confirming"), await held("accepted")]).toEqual([[], []]);
    expect(inbox.mails()).toHaveLength(2);
  });

  test("a delivery whose acceptance got lost leaves the confirmation to be sent", async () => {
    inbox.fail({ nth: 1, drop: "after" });
    const tags = await accept();
    expect(await held("waiting")).toHaveLength(1);
    await tell("email.delivered", tags);
    expect(await held("confirming")).toHaveLength(1);
    await flush();

    expect(inbox.mails().map(({ payload }) => payload.to)).toHaveLength(2);
    expect(await held("confirming")).toEqual([]);
  });

  test.each([
    ["accepted", "is done", true, []],
    ["confirming", "has to come again", false, ["confirming"]],
    ["waiting", "has to come again", false, ["waiting"]],
  ] as const)("while nothing can be written, the delivery of what is %s %s", async (state, _, done, left) => {
    if (state === "confirming") inbox.fail({ nth: 2, status: 500 });
    if (state === "waiting") inbox.fail({ nth: 1, drop: "after" });
    const tags = await accept();
    const claim: Outbox["claim"] = async (one) => {
      const claimed = await outbox.claim(one);
      const save = () => Promise.reject(Object.assign(new Error(), { code: "ENOSPC" }));
      return typeof claimed === "string" ? claimed : { ...claimed, save };
    };

    expect(await applyEvent({ ...outbox, claim }, { outcome: "delivered", tags })).toBe(done);
    const states = await Promise.all(STATES.map((each) => held(each)));
    expect(states.flat().map((one) => one.state)).toEqual(left);
  });

  test("an enquiry that is being sent is asked about again; one that a dead process was sending is not", async () => {
    const entry = entryForTests();
    const tags = await accept(entry);
    const claim = await outbox.take(entry);
    expect((await tell("email.delivered", tags)).status).toBe(503);
    await claim.settle("accepted");
    const { abandoned } = await takenLongAgo(entry);
    expect(abandoned).toBe(true);

    expect((await tell("email.complained", { ...tags, attempt: "1" })).status).toBe(204);
    expect(await held("waiting")).toHaveLength(1);
  });

  /** Claims an entry as a process that has died since. */
  async function takenLongAgo(entry: ReturnType<typeof entryForTests>) {
    const now = jest.spyOn(Date, "now").mockReturnValue(Date.now() - 10 * 60_000);
    await outbox.take(entry);
    now.mockRestore();
    return (await held("sending"))[0]!;
  }

  test.each([
    ["delivered", "info"],
    ["bounced", "error"],
  ])("an enquiry that is not known any more and %s is a line at level %s", async (outcome, level) => {
    expect((await tell(`email.${outcome}`, { enquiry: "a_b" })).status).toBe(204);
    expect(logged()).toMatchObject([{ level, event: "mail-event", outcome, tag: "a_b", known: false }]);
  });

  test("no event is about an enquiry with a filled honeypot, which has no mail", async () => {
    const entry = entryForTests();
    await outbox.setAside(entry);
    await tell("email.delivered", { enquiry: tagOf(entryName(entry)) });

    expect(await held("honeypot")).toHaveLength(1);
  });

  test("an event about a mail of another site's is none of ours", async () => {
    expect((await tell("email.bounced", {})).status).toBe(204);
    expect(logged()).toEqual([]);
  });

  test("an event that does not matter, and any event without an outbox, is answered and ignored", async () => {
    expect((await tell("email.opened", {})).status).toBe(204);
    process.env.ENQUIRY_OUTBOX = "";
    expect((await tell("email.bounced", { enquiry: "a_b" })).status).toBe(204);
  });

  test("with an outbox that cannot be read, the event has to come again", async () => {
    await breakDown();

    expect((await tell("email.delivered", { enquiry: "a_b" })).status).toBe(503);
  });

  test("without a secret the answer is 404", async () => {
    delete process.env.RESEND_WEBHOOK_SECRET;

    expect((await tell("email.delivered", {})).status).toBe(404);
  });

  test.each([
    ["another's signature", 401, { headers: { "svix-id": "msg_1" } }],
    ["GET", 405, { method: "GET", body: undefined }],
    ["a body that is too large", 413, { body: "x".repeat(EVENT_LIMIT_BYTES + 1) }],
  ])("%s is refused with %i", async (_, status, change) => {
    expect((await tell("email.delivered", {}, change)).status).toBe(status);
  });

  test("an event about an enquiry that another process takes meanwhile has to come again", async () => {
    const tags = await accept();
    const taken = { ...outbox, claim: () => Promise.resolve("gone" as const) };

    expect(await applyEvent(taken, { outcome: "delivered", tags })).toBe(false);
  });

  test("an event about an enquiry that somebody begins to send while it is looked for has to come again", async () => {
    const entry = entryForTests();
    const tags = await accept(entry);
    const list: Outbox["list"] = async (state) => {
      if (state === "confirming") await outbox.take(entry);
      return outbox.list(state);
    };

    expect(await applyEvent({ ...outbox, list }, { outcome: "bounced", tags })).toBe(false);
  });

  test("an event about an enquiry that is sent from beginning to end while it is looked for is not lost", async () => {
    const entry = entryForTests();
    const tags = await accept(entry);
    let visitor: Claim | undefined;
    const list: Outbox["list"] = async (...which) => {
      const [state] = which;
      if (state === "confirming") visitor ??= await outbox.take(entry);
      if (state === "refused") await visitor!.settle("accepted");
      return outbox.list(...which);
    };

    expect(await applyEvent({ ...outbox, list }, { outcome: "bounced", tags })).toBe(true);
    expect(await held("refused")).toHaveLength(1);
  });
}
