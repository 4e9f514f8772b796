import type { Outbox } from "../../functions/enquiry/outbox/outbox";
import type { MailInbox } from "../../tools/mail-inbox/inbox-server";

/** Waits until a condition holds; a test that waits for ever fails at its time limit. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Waits until `count` enquiries have arrived, each with its confirmation, and the outbox is empty. */
export const deliveryTo = (inbox: MailInbox, open: () => Outbox) => async (count: number) => {
  const held = async (state: "waiting" | "sending") => (await open().list(state)).length;
  await until(() => inbox.mails().length === 2 * count);
  await until(async () => (await held("waiting")) + (await held("sending")) === 0);
};
