import { existsSync } from "node:fs";
import { deliverWaiting, TRAPPED_MS } from "../../functions/enquiry/deliver";
import { LEASE_MS, listEntries, moveEntry, readEntry, sweepTrapped } from "../../functions/enquiry/journal";
import type { Box, Entry } from "../../functions/enquiry/journal";
import { SEND_TIMING } from "../../functions/enquiry/send";
import type { SiteFacts } from "../../functions/site/facts";
import { serviceLabel } from "../../src/enquiry/words";

/** What a command prints, and the exit code that it ends with. */
export type Result = { text: string; code: number };

/** An entry, and the name of its file. */
type Kept = { name: string; entry: Entry };

type Command = (folder: string, site: SiteFacts, ids: string[]) => Promise<Result>;

const USAGE = `Enquiries that have not arrived yet, as the journal holds them.

  (nothing)          lists what waits
  send               tries to send all of it now
  trapped            lists what was caught as spam; kept for 30 days
  release <id> …     takes enquiries out of what was caught, and sends them; the beginning of an id will do if no
                     other begins like it`;

const COMMANDS: Record<string, Command> = { list, send, trapped, release };

/**
 * Runs one command on the journal in a folder.
 * @param folder undefined if there is no journal
 * @throws if the folder cannot be read or written
 */
export async function runCommand(
  args: readonly string[],
  folder: string | undefined,
  site: SiteFacts,
): Promise<Result> {
  const [name = "list", ...ids] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return { text: USAGE, code: 1 };
  if (folder === undefined) return { text: "There is no journal: ENQUIRY_JOURNAL is set empty", code: 1 };
  if (!existsSync(folder)) return { text: `There is no folder ${folder}`, code: 1 };
  return command(folder, site, ids);
}

async function list(folder: string): Promise<Result> {
  const waiting = await entriesIn(folder, "waiting");
  const lines = [
    `${count(waiting.length)} waiting in ${folder}`,
    ...waiting.map((kept) => describe(kept, kept.entry.id)),
  ];
  return { text: [...lines, ...(await elsewhere(folder))].join("\n"), code: 0 };
}

async function send(folder: string, site: SiteFacts): Promise<Result> {
  const round = await deliverWaiting({ folder, site, timing: SEND_TIMING, leaseMs: LEASE_MS });
  const { arrived, failed, unreadable } = round;
  const [waiting, sending] = await Promise.all([held(folder, "waiting"), held(folder, "sending")]);
  const counts = `${count(arrived)} sent, ${failed} failed, ${unreadable} unreadable, ${waiting} still waiting`;
  return {
    text: [counts, ...(await elsewhere(folder))].join("\n"),
    code: failed + unreadable + waiting + sending > 0 ? 1 : 0,
  };
}

/** What neither waits nor has arrived: an entry that another process is at, or was when it died; a broken file. */
async function elsewhere(folder: string): Promise<string[]> {
  const sending = await held(folder, "sending");
  const broken = await listEntries(folder, "unreadable");
  return [
    ...(sending > 0 ? [`${count(sending)} being sent right now`] : []),
    ...broken.map(({ name }) => `Not an enquiry: ${folder}/unreadable/${name}`),
  ];
}

async function trapped(folder: string): Promise<Result> {
  await sweepTrapped(folder, TRAPPED_MS);
  const caught = await entriesIn(folder, "trapped");
  const lines = caught.flatMap((kept) => [
    describe(kept, kept.entry.id),
    `    ${firstLine(kept.entry.enquiry.message)}`,
  ]);
  return { text: [`${count(caught.length)} caught as spam`, ...lines].join("\n"), code: 0 };
}

async function release(folder: string, site: SiteFacts, ids: string[]): Promise<Result> {
  const caught = await entriesIn(folder, "trapped");
  const found = ids.map((id) => ({
    id,
    meant: id === "" ? [] : caught.filter(({ name }) => name.startsWith(id)),
  }));
  const problems = found.flatMap(({ id, meant }) => {
    if (meant.length === 0) return [`Nothing caught has the id ${id || '""'}`];
    // The same form sent twice with other words has one id, but two names.
    return meant.length > 1
      ? [`${id} may be any of`, ...meant.map((kept) => describe(kept, kept.name.replace(/\.json$/, "")))]
      : [];
  });
  if (ids.length === 0) problems.push("Say which: release <id> …");
  if (problems.length > 0) return { text: problems.join("\n"), code: 1 };
  for (const { name } of found.flatMap(({ meant }) => meant)) {
    await moveEntry(folder, "trapped", "waiting", name);
  }
  return send(folder, site);
}

async function held(folder: string, box: Box): Promise<number> {
  return (await listEntries(folder, box)).length;
}

async function entriesIn(folder: string, box: Box): Promise<Kept[]> {
  const slips = await listEntries(folder, box);
  const kept = slips.map(async ({ name }) => ({ name, entry: await readEntry(folder, box, name) }));
  return (await Promise.all(kept)).flatMap(({ name, entry }) => (entry === null ? [] : [{ name, entry }]));
}

/** An entry in a line, after what `release` would know it by. */
function describe({ entry: { receivedAt, enquiry } }: Kept, known: string): string {
  const { name, email, service } = enquiry;
  const time = receivedAt.slice(0, 16).replace("T", " ");
  return `  ${known}  ${time} UTC  ${name} <${email}>  ${serviceLabel(service)}`;
}

function firstLine(message: string): string {
  const [line = ""] = message.split("\n");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function count(number: number): string {
  return number === 1 ? "1 enquiry" : `${number} enquiries`;
}
