import { enquiryOf, madeId } from "../crash/send-as-visitor";
import { percentile } from "../load/verdict";
import type { Burst } from "./burst-scenario";

/** An enquiry that was answered with success has arrived within this time after the last fault. */
const ARRIVED_WITHIN_MS = 60_000;

const times = (answers: Burst["answers"]) => answers.map(({ ms }) => ms);

/** Nineteen of twenty visitors have an answer within this time, whatever the provider does. */
const P95_MS = 4_500;

/**
 * Compares a burst with what is promised, counting mails by key and by content.
 * @param isTimed whether times count: on a machine that is busy with other tests they say nothing
 * @returns a line for each promise that was broken
 */
export function judgeBurst({ answers, accepted, faultsEndedAt, left }: Burst, isTimed: boolean): string[] {
  const broken = answers.flatMap(({ status }, index) => {
    const { email } = enquiryOf(index);
    const inbox = accepted.filter(({ to, text }) => to !== email && text.includes(email));
    const thanks = accepted.filter(({ to }) => to === email);
    const late = inbox.filter(({ at }) => at > faultsEndedAt + ARRIVED_WITHIN_MS);
    const strange = [...inbox, ...thanks].filter(({ key }) => !key.startsWith(`${madeId(index)}/`));
    const who = `Visitor ${index} (heard ${status})`;
    return [
      ...(status !== 200 && status !== "nothing" ? [`${who}: was not told of success`] : []),
      ...(status === 200 && inbox.length === 0 ? [`${who}: the enquiry is lost`] : []),
      ...(inbox.length > 1 ? [`${who}: the inbox mail came ${inbox.length} times`] : []),
      ...(thanks.length > 1 ? [`${who}: the confirmation came ${thanks.length} times`] : []),
      ...(thanks.length < inbox.length ? [`${who}: has no confirmation`] : []),
      ...strange.map(({ key }) => `${who}: a mail came as ${key}`),
      ...(isTimed && late.length > 0 ? [`${who}: the enquiry came late`] : []),
    ];
  });
  const p95 = percentile(times(answers), 0.95);
  return [
    ...broken,
    ...(isTimed && p95 > P95_MS ? [`An answer took ${Math.round(p95)} ms (95 %)`] : []),
    ...left.map((name) => `Still in the outbox: ${name}`),
  ];
}

/** What happened, in a line for people. */
export function describeBurst({ answers, accepted, faultsEndedAt, refusals }: Burst): string {
  const count = (status: number | "nothing") => answers.filter((answer) => answer.status === status).length;
  const inbox = accepted.filter(({ key }) => key.endsWith("/inbox"));
  const last = Math.max(...inbox.map(({ at }) => at)) - faultsEndedAt;
  return (
    `${answers.length} enquiries: ${count(200)} heard success, ${count("nothing")} nothing, 95 % within ` +
    `${Math.round(percentile(times(answers), 0.95))} ms; ${inbox.length} inbox mails, the last ${(last / 1000).toFixed(1)} s after ` +
    `the last fault; ${accepted.length - inbox.length} confirmations; ${refusals} calls turned away for their number`
  );
}
