import type { MailTag } from "../../mail/client";
import { entryName } from "../outbox/entry";
import type { Entry } from "../outbox/entry";

/** The inbox that an entry's mail goes to: the second one, once the first has not taken it. */
export type Route = "inbox" | "fallback";

export function routeOf({ progress }: Entry): Route {
  return progress?.failedOverAt === undefined ? "inbox" : "fallback";
}

/** What an inbox mail carries, so that the provider's events about it find their enquiry again. */
export function mailTags(entry: Entry): MailTag[] {
  return [
    { name: "enquiry", value: tagOf(entryName(entry)) },
    { name: "route", value: routeOf(entry) },
  ];
}

/** The provider allows letters, digits, hyphens and underscores. */
export function tagOf(name: string): string {
  return name.replace(/\.json$/, "").replaceAll(".", "_");
}
