import { readJournalEnv, readMailEnv } from "../env";
import { describeError, log } from "../log";
import type { LogFields } from "../log";
import type { SiteFacts } from "../site/facts";
import { claimOrWrite, moveEntry, removeEntry, writeEntry } from "./journal";
import type { Entry } from "./journal";
import { sendEnquiry } from "./send";
import type { SendTiming } from "./send";
import type { MailResult } from "../mail/client";
import { emailSettings } from "./settings";
import { deliveryTrace } from "./trace";

/** How an enquiry fared: whether it has arrived in the inbox, and what the log may say of it. */
export type Dispatch = { inbox: MailResult; trace: LogFields };

/**
 * Sends an enquiry with the journal as its safety net: it is written there first, removed once it has arrived, and
 * stays to be tried again if it has not. A journal that fails stops nothing.
 */
export async function dispatch(entry: Entry, site: SiteFacts, timing: SendTiming): Promise<Dispatch> {
  const folder = readJournalEnv();
  const name = folder && (await attempt(() => claimOrWrite(folder, entry)));
  const env = readMailEnv();
  const delivery = await sendEnquiry(entry.id, entry.enquiry, emailSettings(site, env), env, timing);
  const { inbox } = delivery;
  if (folder && name) await attempt(() => settle(folder, name, inbox.ok));
  return { inbox, trace: { ...deliveryTrace(delivery), journaled: Boolean(name) } };
}

async function settle(folder: string, name: string, arrived: boolean): Promise<void> {
  if (arrived) await removeEntry(folder, name);
  else await moveEntry(folder, "sending", "waiting", name);
}

/** Keeps what the trap caught, where there is a journal: it might have been a person after all. */
export async function setAside(entry: Entry): Promise<boolean> {
  const folder = readJournalEnv();
  if (folder === undefined) return false;
  return (await attempt(() => writeEntry(folder, "trapped", entry))) !== undefined;
}

/** Undefined if the journal fails, which the log tells. */
async function attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act();
  } catch (error) {
    log("journal", { error: describeError(error), code: (error as NodeJS.ErrnoException).code }, "error");
    return undefined;
  }
}
