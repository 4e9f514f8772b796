import { runCommand } from "../../functions/enquiry/operator/commands";
import { applyEvent } from "../../functions/enquiry/events/apply-event";
import type { Claim, Outbox } from "../../functions/enquiry/outbox/outbox";
import type { MailEvents } from "./mail-events";
import { entryForTests } from "./outbox-conformance";
import { siteForTests } from "./site-facts";

/** Tests, for every store, what happens after a mail came back. */
export function hearsBounces(events: MailEvents): void {
  const { inbox, outbox, held, accept, tagsOfMail, tell, flush, undelivered } = events;

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
    // The provider forgets a key after a day.
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

  test("a delivery of the first mail says nothing of the mail to the second inbox", async () => {
    process.env.ENQUIRY_FALLBACK_TO = "second@example.com";
    inbox.fail({ nth: 2, status: 500 });
    const tags = await accept();
    await tell("email.delivered", tags);
    await tell("email.complained", tags);
    await flush();

    expect(await held("accepted")).toHaveLength(1);
  });

  test.each(["waiting", "accepted"] as const)(
    "what a visitor sends again while a bounce is handled does not keep it from the second inbox (%s)",
    async (state) => {
      process.env.ENQUIRY_FALLBACK_TO = "second@example.com";
      const entry = entryForTests();
      const tags = await accept(entry);
      let visitor: Claim;
      const claim: Outbox["claim"] = async (one) => {
        const claimed = await outbox.claim(one);
        visitor = await outbox.take(entry);
        return claimed;
      };
      await applyEvent({ ...outbox, claim }, { outcome: "bounced", tags });
      if (state === "accepted") await flush();
      await visitor!.settle(state);
      await flush();

      expect(inbox.mails().map(({ payload }) => payload.to)).toContainEqual(["second@example.com"]);
      await tell("email.bounced", { ...tags, attempt: "1" });
      expect(await held("refused")).toHaveLength(1);
      expect(undelivered()).toHaveLength(2);
    },
  );
}
