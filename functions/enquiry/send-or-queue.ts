import { readOutboxEnv, readMailEnv } from "../env";
import { describeError, log } from "../log";
import type { LogFields } from "../log";
import type { SiteFacts } from "../site/facts";
import { claimOrWrite, moveEntry, removeEntry, writeEntry } from "./outbox";
import type { Entry } from "./outbox-entry";
import { sendEnquiry } from "./send";
import type { SendTiming } from "./send";
import type { MailResult } from "../mail/client";
import { mailSettings } from "./mail-settings";
import { sendTrace } from "./send-trace";

/** What became of an enquiry: whether it has arrived in the inbox, and what may be logged of it. */
export type SendOutcome = { inbox: MailResult; trace: LogFields };

/**
 * Sends an enquiry that is first written to the outbox, removed from it once it has arrived, and left to be tried again
 * if it has not. An outbox that fails stops nothing.
 */
export async function sendOrQueue(entry: Entry, site: SiteFacts, timing: SendTiming): Promise<SendOutcome> {
  const folder = readOutboxEnv();
  const name = folder && (await attempt(() => claimOrWrite(folder, entry)));
  const env = readMailEnv();
  const sent = await sendEnquiry(entry.id, entry.enquiry, mailSettings(site, env), env, timing);
  const { inbox } = sent;
  if (folder && name) await attempt(() => settle(folder, name, inbox.ok));
  return { inbox, trace: { ...sendTrace(sent), kept: Boolean(name) } };
}

async function settle(folder: string, name: string, arrived: boolean): Promise<void> {
  if (arrived) await removeEntry(folder, name);
  else await moveEntry(folder, "sending", "waiting", name);
}

/** Keeps an enquiry with a filled honeypot, where there is an outbox: it might have been a person after all. */
export async function setAside(entry: Entry): Promise<boolean> {
  const folder = readOutboxEnv();
  if (folder === undefined) return false;
  return (await attempt(() => writeEntry(folder, "honeypot", entry))) !== undefined;
}

/** Undefined if the outbox fails, which is logged. */
async function attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act();
  } catch (error) {
    log(
      "outbox-error",
      { error: describeError(error), code: (error as NodeJS.ErrnoException).code },
      "error",
    );
    return undefined;
  }
}
