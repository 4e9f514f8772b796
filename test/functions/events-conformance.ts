import { Webhook } from "standardwebhooks";
import { applyEvent } from "../../functions/enquiry/events/apply-event";
import { EVENT_LIMIT_BYTES, mailEventsHandler } from "../../functions/enquiry/events/mail-events-handler";
import { tagOf } from "../../functions/enquiry/events/mail-tags";
import { watchAccepted } from "../../functions/enquiry/events/watch-accepted";
import { runCommand } from "../../functions/enquiry/operator/commands";
import { entryName } from "../../functions/enquiry/outbox/entry";
import { allLanded } from "../../functions/enquiry/outbox/flight";
import { flushOutbox } from "../../functions/enquiry/outbox/flush";
import { openOutbox } from "../../functions/enquiry/outbox/open-outbox";
import { STATES } from "../../functions/enquiry/outbox/outbox";
import type { EntryState, Outbox } from "../../functions/enquiry/outbox/outbox";
import { sendOrQueue } from "../../functions/enquiry/send-or-queue";
import { useLog } from "./log";
import { useMailInbox } from "./mail-inbox";
import { timingForTests } from "./outbox";
import { entryForTests } from "./outbox-conformance";
import { serveForTests } from "./served-handler";
import { siteForTests } from "./site-facts";

const SECRET = `whsec_${Buffer.from("a secret of the provider").toString("base64")}`;
const VARIABLES = ["RESEND_WEBHOOK_SECRET", "ENQUIRY_FALLBACK_TO", "ENQUIRY_OUTBOX"];

/**
 * What the provider's events do with every store.
 * @param open makes an empty outbox, and says its address
 * @param breakDown makes it one that cannot be read
 */
export function hearsEvents(
  open: () => string | Promise<string>,
  breakDown: () => void | Promise<void>,
): void {
  const inbox = useMailInbox();
  let server: Awaited<ReturnType<typeof serveForTests>>;
  let outbox: Outbox;

  beforeAll(async () => {
    server = await serveForTests(mailEventsHandler());
  });

  beforeEach(async () => {
    const address = await open();
    outbox = openOutbox(address);
    Object.assign(process.env, {
      ENQUIRY_OUTBOX: address,
      RESEND_WEBHOOK_SECRET: SECRET,
    });
  });

  afterEach(async () => {
    await allLanded();
    for (const name of VARIABLES) delete process.env[name];
  });

  afterAll(() => server.close());

  const logged = useLog();
  const held = (state: EntryState) => outbox.list(state);

  /** Sends an enquiry whose mail is accepted. @returns the mail's tags */
  async function accept(entry = entryForTests()): Promise<Record<string, string>> {
    await sendOrQueue(entry, siteForTests, timingForTests, performance.now());
    await allLanded();
    return tagsOfMail();
  }

  /** The tags of the inbox mail that came last. */
  function tagsOfMail(): Record<string, string> {
    const { tags } = inbox.mails().find(({ payload }) => payload.tags)!.payload;
    return Object.fromEntries(tags!.map(({ name, value }) => [name, value]));
  }

  async function tell(
    type: string,
    tags: Record<string, string>,
    change: RequestInit = {},
  ): Promise<Response> {
    const body = JSON.stringify({ type, data: { tags } });
    const now = new Date();
    const headers = {
      "svix-id": "msg_1",
      "svix-timestamp": String(Math.floor(now.getTime() / 1000)),
      "svix-signature": new Webhook(SECRET).sign("msg_1", now, body),
    };
    return fetch(server.url, { method: "POST", body, headers, ...change });
  }

  const flush = () => flushOutbox({ outbox, site: siteForTests, timing: timingForTests });
  const undelivered = () => logged().filter(({ event }) => event === "undelivered");

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

  test("a delivery that we never heard the acceptance of leaves the confirmation to be sent", async () => {
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

  test.each(["bounced", "complained", "failed", "suppressed"])(
    "a mail that has %s goes to the second inbox, once",
    async (outcome) => {
      process.env.ENQUIRY_FALLBACK_TO = "second@example.com";
      const entry = entryForTests();
      const tags = await accept(entry);
      await tell(`email.${outcome}`, tags);
      await flush();
      await tell(`email.${outcome}`, tags);
      await flush();

      const recipients = inbox
        .mails()
        .filter(({ payload }) => payload.tags)
        .map(({ payload }) => payload.to);
      expect(recipients).toEqual([["second@example.com"], [siteForTests.to]]);
      expect(inbox.mails()).toHaveLength(3);
      expect(undelivered()).toMatchObject([{ level: "error", id: entry.id, reason: outcome }]);

      await tell("email.delivered", tagsOfMail());
      expect(await held("accepted")).toEqual([]);
    },
  );

  test("what the second inbox does not take either waits for a person", async () => {
    process.env.ENQUIRY_FALLBACK_TO = "second@example.com";
    await tell("email.bounced", await accept());
    await flush();
    await tell("email.bounced", tagsOfMail());

    expect(await held("refused")).toHaveLength(1);
    expect(undelivered()).toHaveLength(2);
  });

  test("a second inbox that is no longer set is the first one again", async () => {
    process.env.ENQUIRY_FALLBACK_TO = "second@example.com";
    await tell("email.bounced", await accept());
    delete process.env.ENQUIRY_FALLBACK_TO;
    await flush();

    expect(inbox.mails().map(({ payload }) => payload.to)).toContainEqual([siteForTests.to]);
    expect(await held("accepted")).toHaveLength(1);
  });

  test("without a second inbox, what bounced waits for a person, also when its delivery is told afterwards", async () => {
    const tags = await accept();
    await tell("email.bounced", tags);
    expect(await held("refused")).toHaveLength(1);
    await tell("email.delivered", tags);

    expect(await held("refused")).toHaveLength(1);
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

  /** Claims an entry as a process did that has died since. */
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

  test("one with a filled honeypot has no mail that an event could be about", async () => {
    const entry = entryForTests();
    await outbox.setAside(entry);
    await tell("email.delivered", { enquiry: tagOf(entryName(entry)) });

    expect(await held("honeypot")).toHaveLength(1);
  });

  test("an event about a mail of another site's is none of ours", async () => {
    expect((await tell("email.bounced", {})).status).toBe(204);
    expect(logged()).toEqual([]);
  });

  test("an event that is of no matter, and any where there is no outbox, is heard and forgotten", async () => {
    expect((await tell("email.opened", {})).status).toBe(204);
    process.env.ENQUIRY_OUTBOX = "";
    expect((await tell("email.bounced", { enquiry: "a_b" })).status).toBe(204);
  });

  test("an outbox that cannot be read is asked for again", async () => {
    await breakDown();

    expect((await tell("email.delivered", { enquiry: "a_b" })).status).toBe(503);
  });

  test("without a secret there is nothing here", async () => {
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

  test("an enquiry of which nothing is told is warned of once, and closed by acceptance after a day", async () => {
    await accept();
    const times = { ...timingForTests, eventMs: 60_000, acceptedMs: 120_000 };
    await watchAccepted(outbox, times);
    expect(logged().filter(({ event }) => event === "no-event")).toEqual([]);
    await watchAccepted(outbox, { ...times, eventMs: -1 });
    await watchAccepted(outbox, { ...times, eventMs: -1 });
    expect(logged().filter(({ event }) => event === "no-event")).toMatchObject([{ level: "warn" }]);
    expect(await held("accepted")).toHaveLength(1);
    await watchAccepted(outbox, { ...times, acceptedMs: -1 });

    expect(await held("accepted")).toEqual([]);
  });

  test("should nothing be told of the mail to the second inbox either, that is warned of as well", async () => {
    process.env.ENQUIRY_FALLBACK_TO = "second@example.com";
    const tags = await accept();
    const times = { ...timingForTests, eventMs: -1 };
    await watchAccepted(outbox, times);
    await tell("email.bounced", tags);
    await flush();
    await watchAccepted(outbox, times);

    expect(logged().filter(({ event }) => event === "no-event")).toHaveLength(2);
  });

  test("an enquiry that waits for events is closed by acceptance once the secret is taken away", async () => {
    await accept();
    delete process.env.RESEND_WEBHOOK_SECRET;
    await watchAccepted(outbox, timingForTests);

    expect(await held("accepted")).toEqual([]);
  });

  test("an event about an enquiry that another process takes meanwhile has to come again", async () => {
    const tags = await accept();
    const taken = { ...outbox, claim: () => Promise.resolve("gone" as const) };

    expect(await applyEvent(taken, { outcome: "delivered", tags })).toBe(false);
  });

  test("what came back and is sent again by an operator is a new mail, which the provider does not take for the old", async () => {
    await tell("email.bounced", await accept());
    expect((await runCommand(["send"], outbox, siteForTests)).text).toContain("1 enquiry sent");

    const keys = inbox
      .mails()
      .filter(({ payload }) => payload.tags)
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([expect.stringMatching(/\/inbox\/1$/), expect.stringMatching(/\/inbox$/)]);
    await tell("email.delivered", tagsOfMail());
    expect(await held("accepted")).toEqual([]);
  });

  test.each([
    ["has been told already is not told again", false, [siteForTests.to]],
    ["could not be told is told", true, [entryForTests().enquiry.email, siteForTests.to]],
  ])("a visitor who %s when the inbox mail goes out once more", async (_case, confirmationFails, to) => {
    if (confirmationFails) inbox.fail({ nth: 2, status: 422 });
    await tell("email.bounced", await accept());
    // The provider knows a key for a day.
    inbox.reset();
    await runCommand(["send"], outbox, siteForTests);

    expect(inbox.mails().map(({ payload }) => payload.to)).toEqual(to.map((address) => [address]));
  });

  test("a mail that came back and is called delivered after all still goes to the second inbox", async () => {
    process.env.ENQUIRY_FALLBACK_TO = "second@example.com";
    const tags = await accept();
    await tell("email.bounced", tags);
    await tell("email.delivered", tags);
    await flush();

    expect(inbox.mails().map(({ payload }) => payload.to)).toContainEqual(["second@example.com"]);
    expect(await held("accepted")).toHaveLength(1);
  });

  test("a delivery is no word on the mail to the second inbox", async () => {
    process.env.ENQUIRY_FALLBACK_TO = "second@example.com";
    inbox.fail({ nth: 2, status: 500 });
    const tags = await accept();
    await tell("email.delivered", tags);
    await tell("email.complained", tags);
    await flush();

    expect(await held("accepted")).toHaveLength(1);
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
