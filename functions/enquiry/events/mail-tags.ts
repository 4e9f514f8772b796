import type { MailTag } from "../../mail/client";
import { entryName } from "../outbox/entry";
import type { Entry } from "../outbox/entry";

/** The inbox that an entry's mail goes to: the second one, once the first has not taken it. */
export type Route = "inbox" | "fallback";

export function routeOf({ progress }: Entry): Route {
  return progress?.failedOverAt === undefined ? "inbox" : "fallback";
}

/** Which of its inbox mails is the entry's current one, counted by those that came back. */
export function attemptOf({ progress }: Entry): number {
  return progress?.returned ?? 0;
}

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
