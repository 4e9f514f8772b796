/** @jest-environment node */
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEASE_MS, listEntries, moveEntry, writeEntry } from "../outbox";
import type { EntryState } from "../outbox";
import type { Entry } from "../outbox-entry";
import { siteForTests } from "../../../test/functions/site-facts";
import { startMailInbox } from "../../../tools/mail-inbox/inbox-server";
import type { MailInbox } from "../../../tools/mail-inbox/inbox-server";
import { referenceOf } from "../reference";
import { runCommand } from "./commands";

let inbox: MailInbox;
let folder: string;
let write: jest.SpyInstance;

beforeAll(async () => {
  inbox = await startMailInbox();
});

beforeEach(() => {
  inbox.reset();
  folder = mkdtempSync(join(tmpdir(), "commands-"));
  Object.assign(process.env, { RESEND_API_KEY: "re_test", RESEND_BASE_URL: inbox.url });
  write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(() => {
  write.mockRestore();
  rmSync(folder, { recursive: true });
});

afterAll(() => inbox.close());

const run = (...args: string[]) => runCommand(args, folder, siteForTests);

let made = 0;

async function put(state: EntryState, message = "We need one library."): Promise<Entry> {
  made += 1;
  const entry: Entry = {
    id: `0a5ef7a4-5c0b-4a6e-9a5a-${String(made).padStart(12, "0")}`,
    receivedAt: "2025-03-01T08:15:30.000Z",
    enquiry: { name: "Noor", email: "noor@example.com", company: "", service: "media", message },
  };
  await writeEntry(folder, state, entry);
  return entry;
}

function sent(count: number): string {
  return `${count === 1 ? "1 enquiry" : `${count} enquiries`} sent, 0 failed, 0 unreadable, 0 still waiting`;
}

const held = async (state: EntryState) => (await listEntries(folder, state)).length;

test("an empty outbox says so", async () => {
  expect(await run()).toEqual({ text: `0 enquiries waiting in ${folder}`, code: 0 });
  expect(await run("honeypot")).toEqual({ text: "0 enquiries with a filled honeypot", code: 0 });
  expect(await run("send")).toEqual({
    text: "0 enquiries sent, 0 failed, 0 unreadable, 0 still waiting",
    code: 0,
  });
});

test("what waits is listed with its id, time, sender and service; what is under way and what is broken too", async () => {
  const { id } = await put("waiting");
  await put("sending");
  mkdirSync(join(folder, "unreadable"));
  writeFileSync(join(folder, "unreadable", "a.json"), "{");

  expect((await run("list")).text.split("\n")).toEqual([
    `1 enquiry waiting in ${folder}`,
    `  ${id}  2025-03-01 08:15 UTC  Noor <noor@example.com>  Media Services`,
    "1 enquiry being sent right now",
    `Not an enquiry: ${folder}/unreadable/a.json`,
  ]);
});

test("a broken file among those that wait is not listed, and spoils nothing", async () => {
  await put("waiting");
  writeFileSync(join(folder, "waiting", "a.json"), "{");

  expect((await run()).text.split("\n")).toHaveLength(2);
});

test("what waits is sent on demand", async () => {
  await put("waiting", "First.");
  await put("waiting", "Second.");

  expect(await run("send")).toEqual({ text: sent(2), code: 0 });
  expect(inbox.mails()).toHaveLength(4);
});

test("what cannot be sent still waits, and the command fails", async () => {
  delete process.env.RESEND_API_KEY;
  await put("waiting");

  expect(await run("send")).toEqual({
    text: "0 enquiries sent, 1 failed, 0 unreadable, 1 still waiting",
    code: 1,
  });
  expect(await held("waiting")).toBe(1);
});

test("a broken file is not counted as sent: it is put aside, and the command fails", async () => {
  await put("waiting");
  writeFileSync(join(folder, "waiting", "a.json"), "{");
  const first = await run("send");

  expect(first.text.split("\n")).toEqual([
    "1 enquiry sent, 0 failed, 1 unreadable, 0 still waiting",
    `Not an enquiry: ${folder}/unreadable/a.json`,
  ]);
  expect(first.code).toBe(1);
  expect((await run("send")).code).toBe(0);
});

test.each([
  ["re_test", sent(1), 0],
  [undefined, "0 enquiries sent, 1 failed, 0 unreadable, 1 still waiting", 1],
])("what a process left when it died counts by what becomes of it now (key: %s)", async (key, text, code) => {
  if (key === undefined) delete process.env.RESEND_API_KEY;
  await put("sending");
  const [{ name } = { name: "" }] = await listEntries(folder, "sending");
  const longAgo = new Date(Date.now() - LEASE_MS - 1_000);
  utimesSync(join(folder, "sending", name), longAgo, longAgo);

  expect(await run("send")).toEqual({ text, code });
});

test("what a server takes, and what comes in, while the command sends is neither sent nor failed", async () => {
  await put("waiting", "First.");
  await put("waiting", "Second.");
  inbox.fail({ delayMs: 100 });
  const running = run("send");
  while ((await held("sending")) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const [second] = await listEntries(folder, "waiting");
  await moveEntry(folder, "waiting", "sending", second!.name);
  await put("waiting", "Third.");

  expect(await running).toEqual({
    text: "1 enquiry sent, 0 failed, 0 unreadable, 1 still waiting\n1 enquiry being sent right now",
    code: 1,
  });
});

test("an enquiry is found by its reference, however it is typed, in whichever state", async () => {
  const [{ id: spam }, { id: late }] = [await put("honeypot"), await put("waiting")];
  const line = (id: string, state: string) =>
    `  ${id}  2025-03-01 08:15 UTC  Noor <noor@example.com>  Media Services  ${state}`;

  expect(await run("find", referenceOf(spam))).toEqual({ text: line(spam, "honeypot"), code: 0 });
  expect(await run("find", referenceOf(late).toLowerCase().replace("-", ""))).toEqual({
    text: line(late, "waiting"),
    code: 0,
  });
});

test("what is not found by its reference has arrived, and no reference is a mistake", async () => {
  await put("waiting");

  expect(await run("find", "0000-0000")).toEqual({
    text: `No enquiry 0000-0000 is in ${folder}: look for it in the inbox, by that word`,
    code: 1,
  });
  expect(await run("find")).toEqual({ text: "Say which: find <reference>, such as 7K2M-9PQ4", code: 1 });
});

test("what was taken for spam is listed with the beginning of its message", async () => {
  const { id } = await put("honeypot", `${"x".repeat(100)}\nsecond line`);

  expect((await run("honeypot")).text.split("\n")).toEqual([
    "1 enquiry with a filled honeypot",
    `  ${id}  2025-03-01 08:15 UTC  Noor <noor@example.com>  Media Services`,
    `    ${"x".repeat(79)}…`,
  ]);
});

test("what an earlier version put aside is listed, and can be released", async () => {
  const { id } = await put("honeypot");
  renameSync(join(folder, "honeypot"), join(folder, "trapped"));

  expect((await run("honeypot")).text).toContain(id);
  renameSync(join(folder, "honeypot"), join(folder, "trapped"));
  expect(await run("release", id)).toEqual({ text: sent(1), code: 0 });
});

test("a false alarm is released and sent, the rest stays", async () => {
  await put("honeypot", "Cheap watches");
  const { id } = await put("honeypot", "I am a person");

  expect(await run("release", id)).toEqual({ text: sent(1), code: 0 });
  expect(inbox.mails()[1]!.payload.text).toContain("I am a person");
  expect(await held("honeypot")).toBe(1);
});

test.each([
  [[], "Say which: release <id> …"],
  [["ffff"], "No enquiry with a filled honeypot has the id ffff"],
  [[""], 'No enquiry with a filled honeypot has the id ""'],
  [
    ["", "ffff"],
    'No enquiry with a filled honeypot has the id ""\nNo enquiry with a filled honeypot has the id ffff',
  ],
] as const)("release of %j is refused", async (ids, text) => {
  await put("honeypot");

  expect(await run("release", ...ids)).toEqual({ text, code: 1 });
  expect(await held("honeypot")).toBe(1);
});

test("release of one id that is right and one that is wrong releases neither", async () => {
  const { id } = await put("honeypot");

  expect((await run("release", id, "ffff")).code).toBe(1);
  expect(await held("honeypot")).toBe(1);
});

test("an id that several begin with releases none of them, and names them", async () => {
  const [{ id: first }, { id: second }] = [await put("honeypot"), await put("honeypot")];
  const { text, code } = await run("release", first.slice(0, 8));

  expect(code).toBe(1);
  expect(text).toMatch(new RegExp(`^${first.slice(0, 8)} may be any of\n  ${first}.*\n  ${second}.*$`));
  expect(await held("honeypot")).toBe(2);
  expect(inbox.calls()).toBe(0);
});

test("of two enquiries with one id, each can be released by what the refusal calls it", async () => {
  const entry = await put("honeypot", "First.");
  await writeEntry(folder, "honeypot", { ...entry, enquiry: { ...entry.enquiry, message: "Second." } });
  const refused = await run("release", entry.id);
  const names = refused.text
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(" ")[0]!);

  expect(refused.code).toBe(1);
  expect(names).toHaveLength(2);
  expect(await run("release", names[1]!)).toEqual({ text: sent(1), code: 0 });
  expect((await listEntries(folder, "honeypot")).map(({ name }) => name)).toEqual([`${names[0]}.json`]);
});

test("the beginning of an id is enough if no other begins like it", async () => {
  const { id } = await put("honeypot");

  expect(await run("release", id.slice(0, 8))).toEqual({ text: sent(1), code: 0 });
});

test.each(["help", "sned", "toString"])("%s is no command: it says which there are", async (name) => {
  const { text, code } = await run(name);

  expect(code).toBe(1);
  for (const known of ["send", "find", "honeypot", "release"]) expect(text).toContain(known);
});

test("without an outbox, or without its folder, there is nothing to run a command on", async () => {
  expect(await runCommand([], undefined, siteForTests)).toEqual({
    text: "There is no outbox: ENQUIRY_OUTBOX is set empty",
    code: 1,
  });
  expect(await runCommand([], join(folder, "none"), siteForTests)).toEqual({
    text: `There is no folder ${folder}/none`,
    code: 1,
  });
});
