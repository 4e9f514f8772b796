import { deliverWaiting, TRAPPED_MS } from "../../functions/enquiry/deliver";
import { LEASE_MS, listEntries, moveEntry, readEntry, sweepTrapped } from "../../functions/enquiry/journal";
import type { Box, Entry } from "../../functions/enquiry/journal";
import { SEND_TIMING } from "../../functions/enquiry/send";
import type { SiteFacts } from "../../functions/site/facts";
import { serviceLabel } from "../../src/enquiry/words";

/** What a command prints, and the exit code that it ends with. */
export type Result = { text: string; code: number };

type Command = (folder: string, site: SiteFacts, ids: string[]) => Promise<Result>;

const USAGE = `Enquiries that have not arrived yet, as the journal holds them.

  (nothing)          lists what waits
  send               tries to send all of it now
  trapped            lists what was caught as spam; kept for 30 days
  release <id> …     takes an enquiry out of what was caught, and sends it`;

const COMMANDS: Record<string, Command> = { list, send, trapped, release };

/** Runs one command on the journal in a folder. */
export async function runCommand(args: readonly string[], folder: string, site: SiteFacts): Promise<Result> {
  const [name = "list", ...ids] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command ? command(folder, site, ids) : { text: USAGE, code: 1 };
}

async function list(folder: string): Promise<Result> {
  const waiting = await entriesIn(folder, "waiting");
  const lines = [`${count(waiting.length)} waiting in ${folder}`, ...waiting.map(describe)];
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
  const lines = caught.flatMap((entry) => [describe(entry), `    ${firstLine(entry.enquiry.message)}`]);
  return { text: [`${count(caught.length)} caught as spam`, ...lines].join("\n"), code: 0 };
}

async function release(folder: string, site: SiteFacts, ids: string[]): Promise<Result> {
  const caught = await listEntries(folder, "trapped");
  const unknown = ids.filter((id) => !caught.some(({ name }) => name.startsWith(id)));
  if (ids.length === 0 || unknown.length > 0) {
    return { text: `Nothing caught has the id ${unknown.join(", ") || "(none given)"}`, code: 1 };
  }
  for (const { name } of caught.filter((slip) => ids.some((id) => slip.name.startsWith(id)))) {
    await moveEntry(folder, "trapped", "waiting", name);
  }
  return send(folder, site);
}

async function held(folder: string, box: Box): Promise<number> {
  return (await listEntries(folder, box)).length;
}

async function entriesIn(folder: string, box: Box): Promise<Entry[]> {
  const slips = await listEntries(folder, box);
  const entries = await Promise.all(slips.map(({ name }) => readEntry(folder, box, name)));
  return entries.filter((entry) => entry !== null);
}

function describe({ id, receivedAt, enquiry: { name, email, service } }: Entry): string {
  const time = receivedAt.slice(0, 16).replace("T", " ");
  return `  ${id}  ${time} UTC  ${name} <${email}>  ${serviceLabel(service)}`;
}

function firstLine(message: string): string {
  const [line = ""] = message.split("\n");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function count(number: number): string {
  return number === 1 ? "1 enquiry" : `${number} enquiries`;
}
