import { startMailInbox } from "../../tools/mail-inbox/inbox-server";
import type { MailInbox, MailInboxOptions } from "../../tools/mail-inbox/inbox-server";

/** An inbox in the provider's place for the tests of a file, empty before each. Its address is known once they run. */
export function useMailInbox(options?: MailInboxOptions): MailInbox {
  const inbox = {} as MailInbox;

  beforeAll(async () => {
    Object.assign(inbox, await startMailInbox(options));
  });

  beforeEach(() => inbox.reset());

  afterAll(() => inbox.close());

  return inbox;
}
