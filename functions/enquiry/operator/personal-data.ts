import type { SiteFacts } from "../../site/facts";
import type { KeptMessage } from "../../webhook/message-box";
import type { Held, Outbox } from "../outbox/outbox";
import type { Result } from "./commands";
import { everythingIn, unreadIn } from "./held";

const ELSEWHERE =
  "What has arrived is in the inbox and at the e-mail provider: look there as well. The server keeps nothing else.";

/** Everything that the outbox keeps of a person, as JSON. */
export async function exportData(outbox: Outbox, _site: SiteFacts, [email = ""]: string[]): Promise<Result> {
  if (!isAddress(email)) return { text: "Say whose: export <e-mail>", code: 1 };
  const found = await heldOf(outbox, email);
  const data = found.map(({ state, since, entry, text }) => ({
    state,
    since: since.toISOString(),
    ...(entry ?? { text }),
  }));
  const messages = (await messagesOf(outbox, email)).map(({ message }) => message);
  return {
    text: JSON.stringify({ email, outbox: outbox.address, found: data, messages, note: ELSEWHERE }, null, 2),
    code: 0,
  };
}

/** Removes everything that the outbox keeps of a person, and says what that was. */
export async function forgetData(outbox: Outbox, _site: SiteFacts, [email = ""]: string[]): Promise<Result> {
  if (!isAddress(email)) return { text: "Say whose: forget <e-mail>", code: 1 };
  const found = await heldOf(outbox, email);
  const lines: string[] = [];
  for (const held of found) {
    const isRemoved = await outbox.remove(held);
    lines.push(`  ${held.name}  ${held.state}  ${isRemoved ? "removed" : "gone already"}`);
  }
  for (const kept of await messagesOf(outbox, email)) {
    await kept.drop();
    lines.push(`  ${kept.message!.id}  message  removed`);
  }
  const left = await heldOf(outbox, email);
  const sending = found.some(({ state }) => state === "sending");
  return {
    text: [
      `${found.length} found of ${email} in ${outbox.address}, ${left.length} left`,
      ...lines,
      ...(sending || left.length > 0 ? ["Some of it was being sent: run this again in a minute"] : []),
      ELSEWHERE,
    ].join("\n"),
    code: left.length > 0 ? 1 : 0,
  };
}

const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/**
 * By the address that was typed, in any case; of what is no entry, by its text.
 * @throws if something cannot be read: what is found must not look like everything
 */
async function heldOf(outbox: Outbox, email: string): Promise<Held[]> {
  const address = email.trim().toLowerCase();
  const all = await everythingIn(outbox);
  const unread = unreadIn(all);
  if (unread.length > 0) throw new Error(`Cannot be read: ${unread.join(", ")}`);
  return all.filter(({ entry, text }) =>
    entry ? entry.enquiry.email.toLowerCase() === address : names(text, address),
  );
}

/** What may stand in an address before its `@`, or go on after its end. */
const BEFORE = /[\w.!#$%&*+/=?^`{|}~'-]$/;
const AFTER = /^(?:[\w-]|\.\w)/;

/** Whether a text names an address, and not only one that ends or begins like it. Within JSON a line break is two letters. */
function names(text: string, address: string): boolean {
  const parts = text
    .replace(/\\[a-z]/g, " ")
    .toLowerCase()
    .split(address);
  return parts.slice(1).some((after, index) => !BEFORE.test(parts[index]!) && !AFTER.test(after));
}

/** What other systems are still to be told of a person. */
async function messagesOf(outbox: Outbox, email: string): Promise<KeptMessage[]> {
  const address = email.trim().toLowerCase();
  const kept = await Promise.all(outbox.messages.map((box) => box.list()));
  return kept.flat().filter(({ message }) => message?.data.email?.toLowerCase() === address);
}
