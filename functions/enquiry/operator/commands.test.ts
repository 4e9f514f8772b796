/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { enquiryForTests } from "../../../test/functions/enquiry";
import { failToRead } from "../../../test/functions/failing-disk";
import { listHeld, putEntry } from "../../../test/functions/outbox";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { useFolder } from "../../../test/use-folder";
import type { Entry } from "../outbox/entry";
import { openOutbox } from "../outbox/open-outbox";
import type { EntryState, Outbox } from "../outbox/outbox";
import { TIMING } from "../timing";
import { siteForTests } from "../../../test/functions/site-facts";
import { until } from "../../../test/functions/until";
import { useLog } from "../../../test/functions/log";
import { useMailInbox } from "../../../test/functions/mail-inbox";
import { referenceOf } from "../reference";
import { runCommand } from "./commands";

const inbox = useMailInbox();
const folder = useFolder("commands");
const logged = useLog();
const run = (...args: string[]) => runCommand(args, openOutbox(folder()), siteForTests);

/** From now on files whose names end so are another user's. */
const forbidToRead = (end: string) => failToRead((path) => path.endsWith(end), "EACCES");

let made = 0;

async function put(
  state: EntryState,
  message = "We need one library.",
  email = "noor@example.com",
): Promise<Entry> {
  made += 1;
  const entry = entryForTests({
    id: `0a5ef7a4-5c0b-4a6e-9a5a-${String(made).padStart(12, "0")}`,
    receivedAt: "2025-03-01T08:15:30.000Z",
    enquiry: enquiryForTests({ name: "Noor", email, message }),
  });
  await putEntry(folder(), state, entry);
  return entry;
}

function sent(count: number): string {
  return `${count === 1 ? "1 enquiry" : `${count} enquiries`} sent, 0 failed, 0 unreadable, 0 still waiting`;
}

const held = async (state: EntryState) => (await listHeld(folder(), state)).length;

test("an empty outbox says so", async () => {
  expect(await run()).toEqual({ text: `0 enquiries waiting in ${folder()}`, code: 0 });
  expect(await run("honeypot")).toEqual({ text: "0 enquiries with a filled honeypot", code: 0 });
  expect(await run("send")).toEqual({
    text: "0 enquiries sent, 0 failed, 0 unreadable, 0 still waiting",
    code: 0,
  });
});

test("what waits is listed with its id, time, sender and service; what is under way and what is broken too", async () => {
  const { id } = await put("waiting");
  await put("sending");
  mkdirSync(join(folder(), "unreadable"));
  writeFileSync(join(folder(), "unreadable", "a.json"), "{");

  expect((await run("list")).text.split("\n")).toEqual([
    `1 enquiry waiting in ${folder()}`,
    `  ${id}  2025-03-01 08:15 UTC  Noor <noor@example.com>  Media Services`,
    "1 enquiry being sent right now",
    `Not an enquiry: ${folder()}/unreadable/a.json`,
  ]);
});

test("a broken file among those that wait is not listed, and spoils nothing", async () => {
  await put("waiting");
  writeFileSync(join(folder(), "waiting", "a.json"), "{");

  expect((await run()).text.split("\n")).toHaveLength(2);
});

test("what cannot be read is named, and the command fails; of a person nothing is shown as all of it", async () => {
  const outbox = openOutbox(folder());
  await put("waiting");
  const [held] = await outbox.list("waiting");
  const list = (state: EntryState) =>
    Promise.resolve(state === "waiting" ? [{ ...held!, entry: null, text: "", unread: true as const }] : []);
  const command = (...args: string[]) => runCommand(args, { ...outbox, list }, siteForTests);

  expect(await command()).toEqual({
    text: `0 enquiries waiting in ${folder()}\nCannot be read: ${held!.place}`,
    code: 1,
  });
  for (const name of ["export", "forget"]) {
    await expect(command(name, "noor@example.com")).rejects.toThrow(`Cannot be read: ${held!.place}`);
  }
});

test("what waits is sent on demand, with its confirmations, however much that is", async () => {
  for (const message of ["First.", "Second.", "Third.", "Fourth.", "Fifth."]) await put("waiting", message);

  expect(await run("send")).toEqual({ text: sent(5), code: 0 });
  expect(inbox.mails()).toHaveLength(10);
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
  writeFileSync(join(folder(), "waiting", "a.json"), "{");
  const first = await run("send");

  expect(first.text.split("\n")).toEqual([
    "1 enquiry sent, 0 failed, 1 unreadable, 0 still waiting",
    `Not an enquiry: ${folder()}/unreadable/a.json`,
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
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + TIMING.leaseMs + 1_000);

  expect(await run("send")).toEqual({ text, code });
  clock.mockRestore();
});

test("what a server takes, and what comes in, while the command sends is neither sent nor failed", async () => {
  await put("waiting", "First.");
  await put("waiting", "Second.");
  // Long enough to take the second one on a busy machine.
  inbox.fail({ delayMs: 2_000, count: 1 });
  const running = run("send");
  await until(() => inbox.calls() > 0);
  const [second] = await listHeld(folder(), "waiting");
  expect(await openOutbox(folder()).claim(second!)).toBeInstanceOf(Object);
  await put("waiting", "Third.");

  expect(await running).toEqual({
    text: "1 enquiry sent, 0 failed, 0 unreadable, 1 still waiting\n1 enquiry being sent right now",
    code: 1,
  });
}, 20_000);

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
    text: `No enquiry 0000-0000 is in ${folder()}: look for it in the inbox, by that word`,
    code: 1,
  });
  expect(await run("find")).toEqual({ text: "Say which: find <reference>, such as 7K2M-9PQ4", code: 1 });
});

test("what the provider refuses is listed, and tried again on demand", async () => {
  const { id } = await put("refused");
  const { text } = await run();

  expect(text.split("\n").slice(1)).toEqual([
    "1 enquiry refused by the provider",
    `  ${id}  2025-03-01 08:15 UTC  Noor <noor@example.com>  Media Services`,
  ]);
  expect(await run("send")).toEqual({ text: sent(1), code: 0 });
});

test("what has arrived and is not confirmed yet is named", async () => {
  await put("confirming");

  expect((await run()).text).toContain("1 enquiry arrived, but not confirmed to the visitor yet");
});

const STATES = ["sending", "waiting", "confirming", "refused", "honeypot"] as const;

/** Of one person something in every state, and of another one too. */
async function putEverywhere() {
  for (const state of STATES) await put(state);
  const other = await put("waiting", "Of somebody else.", "other@example.com");
  mkdirSync(join(folder(), "unreadable"));
  writeFileSync(join(folder(), "unreadable", "a.json"), '{"message":"Write to\\nNoor@example.com.');
  writeFileSync(join(folder(), "unreadable", "b.json"), '{"message":"Write to\\nelinoor@example.com.');
  writeFileSync(join(folder(), "unreadable", "c.json"), "of nobody");
  return other;
}

test("everything that is kept of a person is exported, in whichever state and case, and nothing else", async () => {
  await putEverywhere();
  const { text, code } = await run("export", "NOOR@example.com");
  const { found } = JSON.parse(text) as { found: { state: string; enquiry?: object; text?: string }[] };

  expect(code).toBe(0);
  expect(found.map(({ state }) => state).sort()).toEqual([...STATES, "unreadable"].sort());
  expect(found[0]!.enquiry).toMatchObject({ name: "Noor", message: "We need one library." });
  expect(found.at(-1)!.text).toContain("Noor@example.com");
  expect(text).not.toContain("somebody else");
});

test("everything that is kept of a person is removed, which is confirmed, and nothing else", async () => {
  const other = await putEverywhere();
  const { text, code } = await run("forget", "noor@example.com");

  expect(code).toBe(0);
  expect(text).toContain(`6 found of noor@example.com in ${folder()}, 0 left`);
  expect(text.match(/ {2}removed$/gm)).toHaveLength(6);
  expect(text).toContain("run this again in a minute");
  for (const state of [...STATES, "unreadable"] as const) {
    const left = await listHeld(folder(), state);
    expect(left.map(({ entry, name }) => entry?.id ?? name)).toEqual(
      state === "waiting" ? [other.id] : state === "unreadable" ? ["b.json", "c.json"] : [],
    );
  }
  expect((await run("forget", "noor@example.com")).text).toContain("0 found");
});

test("what cannot be read is denied by no command", async () => {
  const [{ id: late }, { id: spam }] = [await put("waiting"), await put("honeypot")];
  const [[waiting], [filled]] = [await listHeld(folder(), "waiting"), await listHeld(folder(), "honeypot")];
  const forbid = forbidToRead(".json");
  const unread = [`Cannot be read: ${waiting!.place}`, `Cannot be read: ${filled!.place}`];
  const lines = async (...args: string[]) => {
    const { text, code } = await run(...args);
    expect(code).toBe(1);
    return text.split("\n");
  };

  expect(await lines()).toEqual([`0 enquiries waiting in ${folder()}`, ...unread]);
  expect(await lines("find", referenceOf(late))).toEqual([`  ${waiting!.place}  waiting`, ...unread]);
  expect(await lines("honeypot")).toEqual(["0 enquiries with a filled honeypot", ...unread]);
  expect((await lines("send")).slice(1)).toEqual(unread);
  expect((await lines("release", spam)).slice(1)).toEqual(unread);
  forbid.mockRestore();
});

test.each(["export", "forget"])(
  "%s does nothing while a message to other systems cannot be read",
  async (name) => {
    const [box] = openOutbox(folder()).messages;
    const data = { email: "noor@example.com" };
    await box!.keep({ id: "msg_1", type: "enquiry.received", timestamp: "", data });
    const forbid = forbidToRead("msg_1.json");
    const place = join(folder(), "messages", "msg_1.json");
    await put("waiting");

    await expect(run(name, "noor@example.com")).rejects.toThrow(`Cannot be read: ${place}`);
    forbid.mockRestore();
    writeFileSync(place, '{"data":{"email":"noor@example.com"');
    await expect(run(name, "noor@example.com")).rejects.toThrow(`Cannot be read: ${place}`);
    expect(readdirSync(join(folder(), "messages"))).toEqual(["msg_1.json"]);
    expect(await held("waiting")).toBe(1);
  },
);

test("what an earlier version put aside is exported and removed with the rest", async () => {
  const { id } = await put("honeypot");
  renameSync(join(folder(), "honeypot"), join(folder(), "trapped"));
  expect((await run("export", "noor@example.com")).text).toContain(id);
  renameSync(join(folder(), "honeypot"), join(folder(), "trapped"));

  expect((await run("forget", "noor@example.com")).text).toContain("1 found of noor@example.com");
  expect([readdirSync(join(folder(), "trapped")), await held("honeypot")]).toEqual([[], 0]);
});

test("what is being written is exported, and left; what a dead process was writing is removed", async () => {
  const draft = join(folder(), "drafts", "a");
  mkdirSync(join(folder(), "drafts"));
  writeFileSync(draft, '{"email":"noor@example.com');

  expect((await run("export", "noor@example.com")).text).toContain('"state": "drafts"');
  const { text, code } = await run("forget", "noor@example.com");
  expect(code).toBe(1);
  expect(text).toContain(`1 found of noor@example.com in ${folder()}, 1 left`);
  expect(text).toContain("run this again in a minute");
  expect(existsSync(draft)).toBe(true);

  const then = new Date(Date.now() - TIMING.leaseMs - 1_000);
  utimesSync(draft, then, then);
  expect((await run("forget", "noor@example.com")).code).toBe(0);
  expect(existsSync(draft)).toBe(false);
});

test.each([
  ["export", 0],
  ["forget", 1],
])(
  "where the store may still have what was removed, %s says that, not that there is nothing else",
  async (name, code) => {
    const outbox = { ...openOutbox(folder()), tidy: () => Promise.resolve("The store may still hold it.") };
    const result = await runCommand([name, "noor@example.com"], outbox, siteForTests);

    expect(result.code).toBe(code);
    expect(result.text).toMatch(/The store may still hold it\."?\n?}?$/);
    expect(result.text).not.toContain("nothing else");
  },
);

test("what was removed before the outbox went away is said, and that forget has to be run again", async () => {
  await put("waiting");
  const outbox = openOutbox(folder());
  let isAway = false;
  const failing: Outbox = {
    ...outbox,
    remove: (held) => ((isAway = true), outbox.remove(held)),
    list: (...which) => (isAway ? Promise.reject(new Error("Redis: REDIS_AWAY")) : outbox.list(...which)),
  };
  const { text, code } = await runCommand(["forget", "noor@example.com"], failing, siteForTests);

  expect(code).toBe(1);
  expect(text).toMatch(/ {2}waiting {2}removed\nRun this again: Redis: REDIS_AWAY\nRedis: REDIS_AWAY$/);
});

test("what goes while it is being removed is said to be gone, and what comes back is left", async () => {
  await put("waiting");
  const outbox = openOutbox(folder());
  const stubborn = { ...outbox, remove: () => Promise.resolve(false) };

  const { text, code } = await runCommand(["forget", "noor@example.com"], stubborn, siteForTests);
  expect(code).toBe(1);
  expect(text).toContain("1 found of noor@example.com");
  expect(text).toContain("gone already");
  expect(text).toContain("run this again in a minute");
});

test.each([
  ["o'brien@example.com", true],
  ["brien@example.com", false],
  ["ann@example.com", true],
  ["ann@example.co", false],
])("of what is no entry, %s is found: %s", async (address, isFound) => {
  mkdirSync(join(folder(), "unreadable"));
  const text =
    '{"email":"O\'Brien@example.com","message":"As ann@example.com, joann@example.com and ann@example.com.au';
  writeFileSync(join(folder(), "unreadable", "a.json"), text);
  const { found } = JSON.parse((await run("export", address)).text) as { found: object[] };

  expect(found).toHaveLength(isFound ? 1 : 0);
});

test.each(["export", "forget"])("%s asks whose", async (name) => {
  for (const args of [[], ["noor"], ["@"], ["noor@"]]) {
    expect(await run(name, ...args)).toEqual({ text: `Say whose: ${name} <e-mail>`, code: 1 });
  }
});

test("what was taken for spam is listed with the beginning of its message", async () => {
  const { id } = await put("honeypot", `${"x".repeat(100)}\nsecond line`);

  expect((await run("honeypot")).text.split("\n")).toEqual([
    "1 enquiry with a filled honeypot",
    `  ${id}  2025-03-01 08:15 UTC  Noor <noor@example.com>  Media Services`,
    `    ${"x".repeat(79)}…`,
  ]);
  await put("honeypot", "y".repeat(80));
  expect((await run("honeypot")).text.split("\n")).toContain(`    ${"y".repeat(80)}`);
});

test("what an earlier version put aside is listed, and can be released", async () => {
  const { id } = await put("honeypot");
  renameSync(join(folder(), "honeypot"), join(folder(), "trapped"));

  expect((await run("honeypot")).text).toContain(id);
  renameSync(join(folder(), "honeypot"), join(folder(), "trapped"));
  expect(await run("release", id)).toEqual({ text: sent(1), code: 0 });
});

test("what is released days later is sent, and not called late", async () => {
  const { id } = await put("honeypot");

  expect(await run("release", id)).toEqual({ text: sent(1), code: 0 });
  expect(JSON.stringify(logged())).not.toContain("undelivered");
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
  await putEntry(folder(), "honeypot", { ...entry, enquiry: { ...entry.enquiry, message: "Second." } });
  const refused = await run("release", entry.id);
  const names = refused.text
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(" ")[0]!);

  expect(refused.code).toBe(1);
  expect(names).toHaveLength(2);
  expect(await run("release", names[1]!)).toEqual({ text: sent(1), code: 0 });
  expect((await listHeld(folder(), "honeypot")).map(({ name }) => name)).toEqual([`${names[0]}.json`]);
});

test("what goes while it is being released is released by nobody", async () => {
  const { id } = await put("honeypot");
  const outbox = { ...openOutbox(folder()), claim: () => Promise.resolve("gone" as const) };

  expect((await runCommand(["release", id], outbox, siteForTests)).text).toContain("0 enquiries sent");
});

test("the beginning of an id is enough if no other begins like it", async () => {
  const { id } = await put("honeypot");

  expect(await run("release", id.slice(0, 8))).toEqual({ text: sent(1), code: 0 });
});

test.each(["help", "sned", "toString"])("%s is no command: it says which there are", async (name) => {
  const { text, code } = await run(name);

  expect(code).toBe(1);
  for (const known of ["send", "find", "honeypot", "release", "export", "forget"])
    expect(text).toContain(known);
});

test("without an outbox, or without its folder, there is nothing to run a command on", async () => {
  expect(await runCommand([], undefined, siteForTests)).toEqual({
    text: "There is no outbox: ENQUIRY_OUTBOX is set empty",
    code: 1,
  });
  expect(await runCommand([], openOutbox(join(folder(), "none")), siteForTests)).toEqual({
    text: `There is no folder ${folder()}/none`,
    code: 1,
  });
});
