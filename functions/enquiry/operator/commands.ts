import type { SiteFacts } from "../../site/facts";
import { flushOutbox } from "../outbox/flush";
import type { Outbox } from "../outbox/outbox";
import { readReference, referenceOf } from "../reference";
import { TIMING } from "../timing";
import { describe, elsewhere, enquiries, firstLine } from "./describe";
import type { Result } from "./describe";
import { everythingIn, inState, isEntry, noEntriesIn, stateOf, unreadIn } from "./held";
import { exportData, forgetData } from "./personal-data";

type Command = (outbox: Outbox, site: SiteFacts, args: string[]) => Promise<Result>;

const USAGE = `Enquiries in the outbox: those that have not arrived yet.

  (nothing)          lists those that wait, and those that were refused
  send               tries to send all of them now
  find <reference>   says in which state the enquiry with this reference is, such as 7K2M-9PQ4
  honeypot           lists those with a filled honeypot, which were taken for spam; kept for 30 days
  release <id> …     sends some of these after all; the beginning of an id is enough if no other begins like it
  export <e-mail>    prints everything that is kept of a person, as JSON
  forget <e-mail>    removes everything that is kept of a person`;

const COMMANDS: Record<string, Command> = {
  list,
  send,
  find,
  honeypot,
  release,
  export: exportData,
  forget: forgetData,
};

/** Commands that refuse arguments: `send <reference>` would look as if it sent only that enquiry. */
const WITHOUT_ARGUMENTS = ["list", "send", "honeypot"];

/**
 * Runs one command on an outbox. If anything in the outbox cannot be read, it says what, and the exit code is 1.
 * @param outbox undefined if there is none
 * @throws if it cannot be read or written
 */
export async function runCommand(
  args: readonly string[],
  outbox: Outbox | undefined,
  site: SiteFacts,
): Promise<Result> {
  const [name = "list", ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const isTooMuch = rest.length > 0 && WITHOUT_ARGUMENTS.includes(name);
  if (command === undefined || isTooMuch) return { text: USAGE, code: 1 };
  if (outbox === undefined) return { text: "There is no outbox: ENQUIRY_OUTBOX is set empty", code: 1 };
  const missing = await outbox.missing();
  if (missing !== undefined) return { text: missing, code: 1 };
  const { text, code } = await command(outbox, site, rest);
  // The command's own text is printed even if the outbox is away by now.
  const unread = await everythingIn(outbox).then(
    (all) => unreadIn(all).map((place) => `Cannot be read: ${place}`),
    (error: Error) => [error.message],
  );
  return { text: [text, ...unread].join("\n"), code: unread.length > 0 ? 1 : code };
}

async function list(outbox: Outbox, site: SiteFacts): Promise<Result> {
  const all = await everythingIn(outbox);
  const waiting = inState(all, "waiting").filter(isEntry);
  const refused = inState(all, "refused").filter(isEntry);
  const lines = [
    `${enquiries(waiting.length)} waiting in ${outbox.address}`,
    ...waiting.map((held) => describe(held, site)),
    ...(refused.length > 0 ? [`${enquiries(refused.length)} refused by the provider or the inbox`] : []),
    ...refused.map((held) => describe(held, site)),
    ...elsewhere(all),
  ];
  return { text: lines.join("\n"), code: 0 };
}

async function send(outbox: Outbox, site: SiteFacts): Promise<Result> {
  const { arrived, failed, unreadable } = await flushOutbox({
    outbox,
    site,
    timing: TIMING,
    withRefused: true,
  });
  const all = await everythingIn(outbox);
  const still = inState(all, "waiting").length + inState(all, "refused").length;
  const counts = `${enquiries(arrived)} sent, ${failed} failed, ${unreadable} unreadable, ${still} still waiting`;
  return {
    text: [counts, ...elsewhere(all)].join("\n"),
    code: failed + still + inState(all, "sending").length + noEntriesIn(all).length > 0 ? 1 : 0,
  };
}

async function find(outbox: Outbox, site: SiteFacts, typed: string[]): Promise<Result> {
  // All arguments together are one reference: it may be typed with a space.
  const reference = readReference(typed.join(""));
  if (reference === undefined) return { text: "Say which: find <reference>, such as 7K2M-9PQ4", code: 1 };
  // Matched by name, which begins with the id, so that a file that cannot be read is found as well.
  const found = (await everythingIn(outbox)).filter(
    ({ name }) => referenceOf(name.split(".", 1).join("")) === reference,
  );
  const lines = found.map(
    (one) => `${isEntry(one) ? describe(one, site) : `  ${one.place}`}  ${stateOf(one)}`,
  );
  const none = `No enquiry ${reference} is in ${outbox.address}: look for it in the inbox, by that word`;
  return { text: lines.join("\n") || none, code: lines.length > 0 ? 0 : 1 };
}

async function honeypot(outbox: Outbox, site: SiteFacts): Promise<Result> {
  await outbox.tidy(false);
  const filled = (await outbox.list("honeypot")).filter(isEntry);
  const lines = filled.flatMap((held) => [
    describe(held, site),
    `    ${firstLine(held.entry.enquiry.message)}`,
  ]);
  return { text: [`${enquiries(filled.length)} with a filled honeypot`, ...lines].join("\n"), code: 0 };
}

async function release(outbox: Outbox, site: SiteFacts, ids: string[]): Promise<Result> {
  await outbox.tidy(false);
  const filled = (await outbox.list("honeypot")).filter(isEntry);
  const found = ids.map((id) => ({
    id,
    meant: id === "" ? [] : filled.filter(({ name }) => name.startsWith(id)),
  }));
  const problems = found.flatMap(({ id, meant }) => {
    if (meant.length === 0) return [`No enquiry with a filled honeypot has the id ${id || '""'}`];
    // The same form sent twice with different content has one id, but two names.
    const names = meant.map((held) => describe(held, site, held.name.replace(/\.json$/, "")));
    return meant.length > 1 ? [`${id} may be any of`, ...names] : [];
  });
  if (ids.length === 0) problems.push("Say which: release <id> …");
  if (problems.length > 0) return { text: problems.join("\n"), code: 1 };
  for (const held of found.flatMap(({ meant }) => meant)) {
    const claim = await outbox.claim(held);
    if (typeof claim !== "string") await claim.settle("waiting");
  }
  return send(outbox, site);
}
