import { startMailInbox } from "../../tools/mail-inbox/inbox-server";
import type { MailInbox, MailInboxOptions } from "../../tools/mail-inbox/inbox-server";

/**
 * An inbox in the provider's place for the tests of a file, emptied before each. The environment has its address and a
 * key. `url` is set once the tests run.
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
