import { existsSync, mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listHeld } from "../../../test/functions/outbox";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { openOutbox } from "../outbox/open-outbox";
import { referenceOf } from "../reference";
import type { Outbox } from "../outbox/outbox";
import { TIMING } from "../timing";
import { siteForTests } from "../../../test/functions/site-facts";
import { runCommand } from "./commands";
import { forbidToRead, useCommands } from "../../../test/functions/commands";

const { folder, run, put, held } = useCommands();

const ENTRY_ID = "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed";

const STATES = ["sending", "waiting", "confirming", "refused", "honeypot"] as const;

/**
 * Puts an entry of one person into every state, one of another person into `waiting`, and files that are no entries.
 */
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
  expect(text).toContain("a hash of the address, for a day");
});

test.each([
  ["export", 1, ["noor@example.com"]],
  ["export", 2, ["noor@example.com"]],
  ["find", 1, [referenceOf(ENTRY_ID)]],
  ["find", 2, [referenceOf(ENTRY_ID)]],
])("what begins to be sent while everything is read is found: %s, in look %i", async (name, look, args) => {
  const outbox = openOutbox(folder());
  const entry = { ...entryForTests(), id: ENTRY_ID };
  const sender = await outbox.take(entry);
  await sender.settle("waiting");
  let looks = 0;
  const list: Outbox["list"] = async (...which) => {
    const isLook = which[0] === "waiting" && (looks += 1) === look;
    // What is being sent has been read by now.
    if (isLook) await outbox.list("sending").then(() => outbox.take(entry));
    return outbox.list(...which);
  };
  const { text, code } = await runCommand([name, ...args], { ...outbox, list }, siteForTests);

  expect(code).toBe(0);
  expect(text).toContain(ENTRY_ID);
});

test("what a process was sending when it died is exported and removed as what it is: waiting", async () => {
  await put("sending");
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + TIMING.leaseMs + 1_000);

  expect((await run("export", "noor@example.com")).text).toContain('"state": "waiting"');
  expect((await run("forget", "noor@example.com")).text).toMatch(/ {2}waiting {2}removed$/m);
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

test.each(["export", "forget"])(
  "%s does nothing while a message to other systems cannot be read",
  async (name) => {
    const [queue] = openOutbox(folder()).messages;
    const data = { email: "noor@example.com" };
    await queue!.keep({ id: "msg_1", type: "enquiry.received", timestamp: "", data });
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
    expect(result.text).not.toContain("only counts");
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

test("what disappears while it is being removed is listed as gone, and what comes back is left", async () => {
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
  for (const args of [[], ["noor"], ["@"], ["noor@"], ["noor@example.com", "ann@example.com"]]) {
    expect(await run(name, ...args)).toEqual({ text: `Say whose: ${name} <e-mail>`, code: 1 });
  }
});
