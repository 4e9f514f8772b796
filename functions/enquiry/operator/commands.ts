import { existsSync } from "node:fs";
import { flushOutbox, HONEYPOT_KEPT_MS } from "../flush-outbox";
import {
  adoptFormerFolders,
  LEASE_MS,
  listEntries,
  moveEntry,
  readEntry,
  removeOldHoneypot,
} from "../outbox";
import type { EntryState } from "../outbox";
import type { Entry } from "../outbox-entry";
import { readReference, referenceOf } from "../reference";
import { SEND_TIMING } from "../send";
import type { SiteFacts } from "../../site/facts";
import { FIELDS } from "../../../src/enquiry/fields";
import { shownValue } from "../../../src/enquiry/words";

/** What a command prints, and the exit code that it ends with. */
export type Result = { text: string; code: number };

/** An entry, and the name of its file. */
type Kept = { name: string; entry: Entry };

type Command = (folder: string, site: SiteFacts, ids: string[]) => Promise<Result>;

const USAGE = `Enquiries in the outbox: those that have not arrived yet.

  (nothing)          lists those that wait
  send               tries to send all of them now
  find <reference>   says in which state the enquiry is that people call so, such as 7K2M-9PQ4
  honeypot           lists those with a filled honeypot, which were taken for spam; kept for 30 days
  release <id> …     sends some of these after all; the beginning of an id is enough if no other begins like it`;

const COMMANDS: Record<string, Command> = { list, send, find, honeypot, release };

/**
 * Runs one command on the outbox in a folder.
 * @param folder undefined if there is no outbox
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
  if (folder === undefined) return { text: "There is no outbox: ENQUIRY_OUTBOX is set empty", code: 1 };
  if (!existsSync(folder)) return { text: `There is no folder ${folder}`, code: 1 };
  return command(folder, site, ids);
}

async function list(folder: string, site: SiteFacts): Promise<Result> {
  const waiting = await entriesIn(folder, "waiting");
  const lines = [
    `${count(waiting.length)} waiting in ${folder}`,
    ...waiting.map((kept) => describe(kept, kept.entry.id, site)),
  ];
  return { text: [...lines, ...(await elsewhere(folder))].join("\n"), code: 0 };
}

async function send(folder: string, site: SiteFacts): Promise<Result> {
  const round = await flushOutbox({ folder, site, timing: SEND_TIMING, leaseMs: LEASE_MS });
  const { arrived, failed, unreadable } = round;
  const [waiting, sending] = await Promise.all([held(folder, "waiting"), held(folder, "sending")]);
  const counts = `${count(arrived)} sent, ${failed} failed, ${unreadable} unreadable, ${waiting} still waiting`;
  return {
    text: [counts, ...(await elsewhere(folder))].join("\n"),
    code: failed + unreadable + waiting + sending > 0 ? 1 : 0,
  };
}

/** What neither waits nor has arrived: entries that another process is sending, and files that are no entries. */
async function elsewhere(folder: string): Promise<string[]> {
  const sending = await held(folder, "sending");
  const broken = await listEntries(folder, "unreadable");
  return [
    ...(sending > 0 ? [`${count(sending)} being sent right now`] : []),
    ...broken.map(({ name }) => `Not an enquiry: ${folder}/unreadable/${name}`),
  ];
}

async function find(folder: string, site: SiteFacts, [typed = ""]: string[]): Promise<Result> {
  const reference = readReference(typed);
  if (reference === undefined) return { text: "Say which: find <reference>, such as 7K2M-9PQ4", code: 1 };
  const states = await Promise.all(
    (["sending", "waiting", "honeypot"] as const).map(async (state) =>
      (await entriesIn(folder, state))
        .filter(({ entry }) => referenceOf(entry.id) === reference)
        .map((kept) => `${describe(kept, kept.entry.id, site)}  ${state}`),
    ),
  );
  const lines = states.flat();
  const none = `No enquiry ${reference} is in ${folder}: look for it in the inbox, by that word`;
  return { text: [...(lines.length > 0 ? lines : [none])].join("\n"), code: lines.length > 0 ? 0 : 1 };
}

async function honeypot(folder: string, site: SiteFacts): Promise<Result> {
  await adoptFormerFolders(folder);
  await removeOldHoneypot(folder, HONEYPOT_KEPT_MS);
  const filled = await entriesIn(folder, "honeypot");
  const lines = filled.flatMap((kept) => [
    describe(kept, kept.entry.id, site),
    `    ${firstLine(kept.entry.enquiry.message)}`,
  ]);
  return { text: [`${count(filled.length)} with a filled honeypot`, ...lines].join("\n"), code: 0 };
}

async function release(folder: string, site: SiteFacts, ids: string[]): Promise<Result> {
  await adoptFormerFolders(folder);
  const filled = await entriesIn(folder, "honeypot");
  const found = ids.map((id) => ({
    id,
    meant: id === "" ? [] : filled.filter(({ name }) => name.startsWith(id)),
  }));
  const problems = found.flatMap(({ id, meant }) => {
    if (meant.length === 0) return [`No enquiry with a filled honeypot has the id ${id || '""'}`];
    // The same form sent twice with different content has one id, but two file names.
    return meant.length > 1
      ? [
          `${id} may be any of`,
          ...meant.map((kept) => describe(kept, kept.name.replace(/\.json$/, ""), site)),
        ]
      : [];
  });
  if (ids.length === 0) problems.push("Say which: release <id> …");
  if (problems.length > 0) return { text: problems.join("\n"), code: 1 };
  for (const { name } of found.flatMap(({ meant }) => meant)) {
    await moveEntry(folder, "honeypot", "waiting", name);
  }
  return send(folder, site);
}

async function held(folder: string, state: EntryState): Promise<number> {
  return (await listEntries(folder, state)).length;
}

async function entriesIn(folder: string, state: EntryState): Promise<Kept[]> {
  const files = await listEntries(folder, state);
  const kept = files.map(async ({ name }) => ({ name, entry: await readEntry(folder, state, name) }));
  return (await Promise.all(kept)).flatMap(({ name, entry }) => (entry === null ? [] : [{ name, entry }]));
}

/** An entry in a line, after the id or name by which `release` finds it. */
function describe({ entry: { receivedAt, enquiry } }: Kept, known: string, { words }: SiteFacts): string {
  const { name, email, service } = enquiry;
  const time = receivedAt.slice(0, 16).replace("T", " ");
  const field = FIELDS.find((one) => one.name === "service")!;
  return `  ${known}  ${time} UTC  ${name} <${email}>  ${shownValue(field, service, words.form)}`;
}

function firstLine(message: string): string {
  const line = message.split("\n", 1).join("");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

function count(number: number): string {
  return number === 1 ? "1 enquiry" : `${number} enquiries`;
}
