import { startMailInbox } from "../../tools/mail-inbox/inbox-server";
import type { MailInbox, MailInboxOptions } from "../../tools/mail-inbox/inbox-server";

/**
 * An inbox in the provider's place for the tests of a file, empty before each, and named by the environment with a key
 * that it takes. Its address is known once they run.
 */
export function useMailInbox(options: MailInboxOptions = {}): MailInbox {
  const inbox = {} as MailInbox;

  beforeAll(async () => {
    Object.assign(inbox, await startMailInbox(options));
  });

  beforeEach(() => {
    inbox.reset();
    Object.assign(process.env, { RESEND_API_KEY: options.key ?? "re_test", RESEND_BASE_URL: inbox.url });
  });

  afterAll(() => inbox.close());

  return inbox;
}
