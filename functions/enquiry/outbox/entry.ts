import { forEachField } from "../../../src/enquiry/fields";
import type { Enquiry } from "../../../src/enquiry/fields";
import { contentDigest, digestOf } from "../submission-id";
import type { Content } from "../submission-id";

/** What has become known of an enquiry while it is in the outbox. */
export type Progress = {
  /** When the provider took the inbox mail: only the confirmation is missing. ISO 8601, UTC. */
  acceptedAt?: string;
  /** The confirmation is within the limit of confirmations: it has been counted, and failed. */
  mayConfirm?: true;
  /** When the provider took the confirmation, which is sent once, even if the inbox mail comes back. ISO 8601, UTC. */
  confirmedAt?: string;
  /** How often the provider has refused the inbox mail itself. */
  refusals?: number;
  /** The inbox mail goes without `reply_to`, since the provider refused it with one. */
  withoutReplyTo?: true;
  /** When it was reported as not delivered. ISO 8601, UTC. */
  reportedAt?: string;
  /** When the provider said that the inbox mail was delivered. ISO 8601, UTC. */
  deliveredAt?: string;
  /** When the log warned that the provider has said nothing of the inbox mail. ISO 8601, UTC. */
  warnedAt?: string;
  /** Since when the inbox mail goes to the second inbox, because the first one did not take it. ISO 8601, UTC. */
  failedOverAt?: string;
  /** How many of its inbox mails were accepted and came back. */
  returned?: number;
  /** The message about it to other systems is queued. */
  told?: true;
};

/** An enquiry that has been received. */
export type Entry = Content & {
  /** The submission id, of which the provider's keys are made. */
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  progress?: Progress;
};

/**
 * The version of what is stored. Adding a field, or the language, needs no new one, since an entry without it is read
 * as it was; removing or renaming one does.
 */
const VERSION = 2;

/** As JSON. Version 1 had no `version`, and its digest was of these five fields, empty or not. */
type Stored = Omit<Entry, "enquiry"> & { version?: number; enquiry: Record<string, string> };
const VERSION_1_FIELDS = ["name", "email", "company", "service", "message"];

/** What an entry is known by: the same for the same enquiry with the same id. */
export function entryName(entry: Entry): string {
  return `${entry.id}.${contentDigest(entry)}.json`;
}

/** The text of an entry, for `readFromText`. */
export function writeAsText(entry: Entry): string {
  return JSON.stringify({ version: VERSION, ...entry });
}

/** The entry in a text, of this version or an earlier one; null if it is not what was written under this name. */
export function readFromText(text: string, name: string): Entry | null {
  try {
    const stored = JSON.parse(text) as Stored;
    const { version = 1, id, language, progress } = stored;
    // The name does not depend on the time: an enquiry whose time is damaged is sent all the same, as overdue.
    const receivedAt = new Date(Date.parse(String(stored.receivedAt)) || 0).toISOString();
    const enquiry = forEachField((field) => stored.enquiry[field.name] ?? "") as Enquiry;
    const entry = { id, receivedAt, enquiry, ...(language && { language }), ...(progress && { progress }) };
    if (version === 1) return version1Name(stored) === name ? entry : null;
    return version === VERSION && entryName(entry) === name ? entry : null;
  } catch {
    return null;
  }
}

function version1Name({ id, enquiry }: Stored): string {
  return `${id}.${digestOf(JSON.stringify(VERSION_1_FIELDS.map((field) => enquiry[field])))}.json`;
}

/** The inbox that an entry's mail goes to: the second one, once the first has not taken it. */
export type Route = "inbox" | "fallback";

/** The inbox that an entry's mail goes to now. */
export function routeOf({ progress }: Entry): Route {
  return progress?.failedOverAt === undefined ? "inbox" : "fallback";
}

/** The number of the entry's current inbox mail: 0 for the first, and one more for each that came back. */
export function attemptOf({ progress }: Entry): number {
  return progress?.returned ?? 0;
}
