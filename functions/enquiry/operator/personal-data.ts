import { normaliseAddress } from "../../../src/enquiry/normalise";
import type { SiteFacts } from "../../site/facts";
import type { KeptMessage } from "../outbox/message-queue";
import type { Held, Outbox } from "../outbox/outbox";
import type { Result } from "./describe";
import { everythingIn, stateOf, unreadIn } from "./held";

const ELSEWHERE = "What has arrived is in the inbox and at the e-mail provider: look there as well.";
const COUNTED =
  "Else the server only counts: confirmations by a hash of the address, for a day; enquiries by where they come from, " +
  "for ten minutes.";

/** Everything that the outbox keeps of a person, as JSON. */
export async function exportData(outbox: Outbox, _site: SiteFacts, typed: string[]): Promise<Result> {
  const email = addressIn(typed);
  if (email === undefined) return { text: "Say whose: export <e-mail>", code: 1 };
  const { held, messages, remains } = await keptOf(outbox, email);
  const found = held.map((one) => ({
    state: stateOf(one),
    since: one.since.toISOString(),
    ...(one.entry ?? { text: one.text }),
  }));
  const told = messages.map(({ message }) => message);
  const note = `${ELSEWHERE} ${remains ?? COUNTED}`;
  return {
    text: JSON.stringify({ email, outbox: outbox.address, found, messages: told, note }, null, 2),
    code: 0,
  };
}

/** Removes everything that the outbox keeps of a person, and says what that was. */
export async function forgetData(outbox: Outbox, _site: SiteFacts, typed: string[]): Promise<Result> {
  const email = addressIn(typed);
  if (email === undefined) return { text: "Say whose: forget <e-mail>", code: 1 };
  const { held: found } = await keptOf(outbox, email);
  const lines: string[] = [];
  try {
    // A draft is still being written, and is an entry or a message in a moment.
    for (const held of found.filter(({ state }) => state !== "drafts")) {
      const isRemoved = await outbox.remove(held);
      lines.push(`  ${held.name}  ${stateOf(held)}  ${isRemoved ? "removed" : "gone already"}`);
    }
    // Messages are listed again: there may be a new one about an enquiry that was being sent.
    const { held: left, messages } = await keptOf(outbox, email);
    for (const kept of messages) {
      await kept.drop();
      lines.push(`  ${kept.message!.id}  message  removed`);
    }
    const remains = await outbox.tidy(false);
    const sending = found.some(({ state }) => state === "sending");
    return {
      text: [
        `${found.length} found of ${email} in ${outbox.address}, ${left.length} left`,
        ...lines,
        ...(sending || left.length > 0 ? ["Some of it was being sent: run this again in a minute"] : []),
        `${ELSEWHERE} ${remains ?? COUNTED}`,
      ].join("\n"),
      code: left.length > 0 || remains !== undefined ? 1 : 0,
    };
  } catch (error) {
    // What has been removed before the error is listed all the same.
    return { text: [...lines, `Run this again: ${(error as Error).message}`].join("\n"), code: 1 };
  }
}

/** The address that was typed. Several are refused: it would look as if all of them were looked for. */
const addressIn = ([text = "", ...others]: string[]): string | undefined =>
  /^[^\s@]+@[^\s@]+$/.test(text.trim()) && others.length === 0 ? text : undefined;

/**
 * What is kept of an address, in upper or lower case: entries by their e-mail, what is no entry by its text, and
 * messages to other systems. `remains` says why what was removed may still be on the disk.
 * @throws if something cannot be read: a part must not look like everything
 */
async function keptOf(
  outbox: Outbox,
  email: string,
): Promise<{ held: Held[]; messages: KeptMessage[]; remains: string | undefined }> {
  const address = normaliseAddress(email).toLowerCase();
  const remains = await outbox.tidy(false);
  const all = await everythingIn(outbox);
  const messages = (await Promise.all(outbox.messages.map((queue) => queue.list()))).flat();
  const noMessages = messages.filter(({ message }) => message === null);
  const unread = [...unreadIn(all), ...noMessages.map(({ place }) => place)];
  if (unread.length > 0) throw new Error(`Cannot be read: ${unread.join(", ")}`);
  return {
    held: all.filter(({ entry, text }) =>
      entry ? entry.enquiry.email.toLowerCase() === address : names(text, address),
    ),
    messages: messages.filter(({ message }) => message?.data.email?.toLowerCase() === address),
    remains,
  };
}

/** Characters next to a match which show that it is only a part of a longer address. */
const BEFORE = /[\w.!#$%&*+/=?^`{|}~'-]$/;
const AFTER = /^(?:[\w-]|\.\w)/;

/**
 * Whether a text holds this address, and not only a longer one. In JSON a line break is two characters, `\n`.
 */
function names(text: string, address: string): boolean {
  const parts = text
    .replace(/\\[a-z]/g, " ")
    .toLowerCase()
    .split(address);
  return parts.slice(1).some((after, index) => !BEFORE.test(parts[index]!) && !AFTER.test(after));
}
