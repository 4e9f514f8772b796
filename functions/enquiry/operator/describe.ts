import { SERVICE_FIELD } from "../../../src/enquiry/fields";
import { shownValue } from "../../../src/enquiry/words";
import type { SiteFacts } from "../../site/facts";
import type { Held } from "../outbox/outbox";
import { inState, isEntry, noEntriesIn } from "./held";
import type { HeldEntry } from "./held";

/** What a command prints, and the exit code that it ends with. */
export type Result = { text: string; code: number };

/** One line about an entry. @param known how it begins: the id, or the whole name where several have that id */
export function describe({ entry }: HeldEntry, { editions: [own] }: SiteFacts, known = entry.id): string {
  const { name, email, service } = entry.enquiry;
  const time = entry.receivedAt.slice(0, 16).replace("T", " ");
  return `  ${known}  ${time} UTC  ${name} <${email}>  ${shownValue(SERVICE_FIELD, service, own.words.form)}`;
}

/** Lines about the other states: being sent, not confirmed or not delivered yet, and what is no entry. */
export function elsewhere(all: readonly Held[]): string[] {
  const entries = all.filter(isEntry);
  const sending = inState(entries, "sending").length;
  const confirming = inState(entries, "confirming").length;
  const accepted = inState(entries, "accepted").length;
  return [
    ...(sending > 0 ? [`${enquiries(sending)} being sent right now`] : []),
    ...(confirming > 0 ? [`${enquiries(confirming)} arrived, but not confirmed to the visitor yet`] : []),
    ...(accepted > 0
      ? [`${enquiries(accepted)} accepted by the provider, not delivered as far as it has said`]
      : []),
    ...noEntriesIn(all).map(({ place }) => `Not an enquiry: ${place}`),
  ];
}

/** The beginning of a message, for a list. */
export function firstLine(message: string): string {
  const line = message.split("\n", 1).join("");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

export function enquiries(number: number): string {
  return number === 1 ? "1 enquiry" : `${number} enquiries`;
}
