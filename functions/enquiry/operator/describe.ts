import { SERVICE_FIELD } from "../../../src/enquiry/fields";
import { shownValue } from "../../../src/enquiry/words";
import type { SiteFacts } from "../../site/facts";
import type { Entry } from "../outbox/entry";
import type { Held } from "../outbox/outbox";

/** An entry in a line, after the id or name by which `release` finds it. */
export function describe({ entry }: { entry: Entry }, known: string, { editions: [own] }: SiteFacts): string {
  const { name, email, service } = entry.enquiry;
  const time = entry.receivedAt.slice(0, 16).replace("T", " ");
  return `  ${known}  ${time} UTC  ${name} <${email}>  ${shownValue(SERVICE_FIELD, service, own.words.form)}`;
}

/** Where there is something that cannot be read, as of another user. */
export const unreadIn = (held: readonly Held[]): string[] =>
  held.filter(({ unread }) => unread).map(({ place }) => place);

/** The beginning of a message, for a list. */
export function firstLine(message: string): string {
  const line = message.split("\n", 1).join("");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

export function count(number: number): string {
  return number === 1 ? "1 enquiry" : `${number} enquiries`;
}
