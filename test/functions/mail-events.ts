import { Webhook } from "standardwebhooks";
import { handleMailEvent } from "../../functions/enquiry/events/mail-events-handler";
import { makeFolder } from "../../functions/enquiry/outbox/durable-file";
import { allLanded } from "../../functions/enquiry/outbox/flight";
import { flushOutbox } from "../../functions/enquiry/outbox/flush";
import { openOutbox } from "../../functions/enquiry/outbox/open-outbox";
import type { EntryState, Outbox } from "../../functions/enquiry/outbox/outbox";
import { sendOrQueue } from "../../functions/enquiry/send-or-queue";
import { folderOf } from "../../functions/env";
import { useLog } from "./log";
import { useMailInbox } from "./mail-inbox";
import { timingForTests } from "./outbox";
import { entryForTests } from "./outbox-conformance";
import { serveForTests } from "./served-handler";
import { siteForTests } from "./site-facts";

const SECRET = `whsec_${Buffer.from("a secret of the provider").toString("base64")}`;
const VARIABLES = ["RESEND_WEBHOOK_SECRET", "ENQUIRY_FALLBACK_TO", "ENQUIRY_OUTBOX"];

export type MailEvents = ReturnType<typeof useMailEvents>;

/**
 * The handler of the provider's events for the tests of a file, with an inbox in the provider's place.
 * @param open makes an empty outbox, and returns its address
 */
export function useMailEvents(open: () => string | Promise<string>) {
  const inbox = useMailInbox();
  const outbox = {} as Outbox;
  let server: Awaited<ReturnType<typeof serveForTests>>;

  beforeAll(async () => {
    server = await serveForTests(handleMailEvent);
  });

  beforeEach(async () => {
    const address = await open();
    Object.assign(outbox, openOutbox(address));
    // As a server does when it starts.
    await makeFolder(folderOf(address));
    Object.assign(process.env, {
      ENQUIRY_OUTBOX: address,
      RESEND_WEBHOOK_SECRET: SECRET,
    });
  });

  afterEach(async () => {
    await allLanded();
    for (const name of VARIABLES) delete process.env[name];
  });

  afterAll(() => server.close());

  const logged = useLog();
  const held = (state: EntryState) => outbox.list(state);

  /** Sends an enquiry whose mail is accepted. @returns the mail's tags */
  async function accept(entry = entryForTests()): Promise<Record<string, string>> {
    await sendOrQueue(entry, siteForTests, timingForTests, performance.now());
    await allLanded();
    return tagsOfMail();
  }

  /** The tags of the inbox mail that came last. */
  function tagsOfMail(): Record<string, string> {
    const { tags } = inbox.mails().find(({ payload }) => payload.tags)!.payload;
    return Object.fromEntries(tags!.map(({ name, value }) => [name, value]));
  }

  async function tell(
    type: string,
    tags: Record<string, string>,
    change: RequestInit = {},
  ): Promise<Response> {
    const body = JSON.stringify({ type, data: { tags } });
    const now = new Date();
    const headers = {
      "svix-id": "msg_1",
      "svix-timestamp": String(Math.floor(now.getTime() / 1000)),
      "svix-signature": new Webhook(SECRET).sign("msg_1", now, body),
    };
    return fetch(server.url, { method: "POST", body, headers, ...change });
  }

  const flush = () => flushOutbox({ outbox, site: siteForTests, timing: timingForTests });
  const undelivered = () => logged("undelivered");

  return { inbox, outbox, logged, held, accept, tagsOfMail, tell, flush, undelivered };
}
