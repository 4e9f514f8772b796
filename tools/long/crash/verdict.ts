import type { StoredMail } from "../../mail-inbox/store";
import type { Plan } from "./plan";
import type { CrashScenario } from "./crash-scenario";
import { enquiryOf, idOf } from "./send-as-visitor";

/**
 * Compares the result of a crash scenario with what is promised: an enquiry that was answered, with success or failure,
 * or that was in the outbox when the server died, is in the inbox exactly once; any other at most once. Mails are
 * counted by their content, since the inbox itself accepts each key only once.
 * @returns a line for each promise that was broken
 */
export function judge(plan: Plan, { heard, found, mails, left }: CrashScenario): string[] {
  const foundIds = new Set([...found].map((name) => name.split(".")[0]));
  const broken = plan.visitors.flatMap((visitor, index) => {
    const id = idOf(visitor, index);
    const { email } = enquiryOf(index);
    const inbox = mails.filter(({ payload }) => [payload.reply_to].flat().includes(email));
    const thanks = mails.filter(({ payload }) => [payload.to].flat().includes(email));
    const owed = heard[index] !== "nothing" || foundIds.has(id);
    const who = `Visitor ${index} (${id}, heard ${heard[index]})`;
    return [
      ...(owed && inbox.length === 0 ? [`${who}: the enquiry is lost`] : []),
      ...(inbox.length === 0 && thanks.length > 0 ? [`${who}: was thanked for nothing`] : []),
      ...twice(`${who}: the inbox mail`, inbox, `${id}/inbox`),
      ...twice(`${who}: the confirmation`, thanks, `${id}/confirmation`),
    ];
  });
  return [...broken, ...left.map((name) => `Still in the outbox: ${name}`)];
}

function twice(what: string, mails: StoredMail[], key: string): string[] {
  const strange = mails.filter(({ idempotencyKey }) => idempotencyKey !== key);
  return [
    ...(mails.length > 1 ? [`${what} came ${mails.length} times`] : []),
    ...strange.map(({ idempotencyKey }) => `${what} came as ${idempotencyKey}`),
  ];
}

/** What happened, in a line for people. */
export function describe({ heard, found, hits, kills, mails }: CrashScenario): string {
  const count = (what: string) => heard.filter((word) => word === what).length;
  return (
    `${heard.length} enquiries, ${kills} kills: ${count("sent")} heard success, ${count("failed")} failure, ` +
    `${count("nothing")} nothing; ${found.size} were in the outbox after a kill, ${hits} of them before the outage; ${mails.length} mails accepted`
  );
}
