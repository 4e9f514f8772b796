import type { MailTag } from "../../mail/client";
import { attemptOf, entryName, routeOf } from "../outbox/entry";
import type { Entry } from "../outbox/entry";

/**
 * The idempotency key of an entry's inbox mail, after its id. After a mail came back, the key is a new one, since the
 * provider sends nothing under the old one.
 */
export function mailKey(entry: Entry): string {
  const attempt = attemptOf(entry);
  return attempt === 0 ? routeOf(entry) : `${routeOf(entry)}/${attempt}`;
}

/** The tags of an inbox mail. The provider's events about the mail repeat them, which leads back to the enquiry. */
export function mailTags(entry: Entry): MailTag[] {
  return [
    { name: "enquiry", value: tagOf(entryName(entry)) },
    { name: "attempt", value: String(attemptOf(entry)) },
  ];
}

/** The provider allows letters, digits, hyphens and underscores. */
export function tagOf(name: string): string {
  return name.replace(/\.json$/, "").replaceAll(".", "_");
}
