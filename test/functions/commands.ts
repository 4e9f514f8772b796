import { runCommand } from "../../functions/enquiry/operator/commands";
import type { Entry } from "../../functions/enquiry/outbox/entry";
import { openOutbox } from "../../functions/enquiry/outbox/open-outbox";
import type { EntryState } from "../../functions/enquiry/outbox/outbox";
import { useFolder } from "../folders";
import { enquiryForTests } from "./enquiry";
import { failToRead } from "./failing-disk";
import { useLog } from "./log";
import { useMailInbox } from "./mail-inbox";
import { listHeld, putEntry } from "./outbox";
import { entryForTests } from "./outbox-conformance";
import { siteForTests } from "./site-facts";

/** An operator's commands on an outbox in a folder, for the tests of a file, and the inbox that they send to. */
export function useCommands() {
  const inbox = useMailInbox();
  const folder = useFolder("commands");
  const logged = useLog();
  let made = 0;

  const run = (...args: string[]) => runCommand(args, openOutbox(folder()), siteForTests);

  /** Puts an entry into a state. All ids begin alike. */
  async function put(
    state: EntryState,
    message = "We need one library.",
    email = "noor@example.com",
  ): Promise<Entry> {
    made += 1;
    const entry = entryForTests({
      id: `0a5ef7a4-5c0b-4a6e-9a5a-${String(made).padStart(12, "0")}`,
      receivedAt: "2025-03-01T08:15:30.000Z",
      enquiry: enquiryForTests({ name: "Noor", email, message }),
    });
    await putEntry(folder(), state, entry);
    return entry;
  }

  const held = async (state: EntryState) => (await listHeld(folder(), state)).length;

  return { inbox, folder, logged, run, put, held };
}

/** What `send` and `release` print when this many were sent. */
export function sent(count: number): string {
  return `${count === 1 ? "1 enquiry" : `${count} enquiries`} sent, 0 failed, 0 unreadable, 0 still waiting`;
}

/** Makes files whose names end so unreadable, as if they were another user's. */
export const forbidToRead = (end: string) => failToRead((path) => path.endsWith(end), "EACCES");
