import type { MailTag } from "../../mail/client";
import { attemptOf, entryName, routeOf } from "../outbox/entry";
import type { Entry } from "../outbox/entry";

/** What the provider knows an entry's inbox mail by, below its id: one that came back does not go out again as itself. */
export function mailKey(entry: Entry): string {
  const attempt = attemptOf(entry);
  return attempt === 0 ? routeOf(entry) : `${routeOf(entry)}/${attempt}`;
}

/** What an inbox mail carries, so that the provider's events about it find their enquiry again. */
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
