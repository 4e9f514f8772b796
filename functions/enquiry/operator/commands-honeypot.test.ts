import { renameSync } from "node:fs";
import { join } from "node:path";
import { listHeld, putEntry } from "../../../test/functions/outbox";
import { openOutbox } from "../outbox/open-outbox";
import { siteForTests } from "../../../test/functions/site-facts";
import { runCommand } from "./commands";
import { sent, useCommands } from "../../../test/functions/commands";

const { inbox, folder, logged, run, put, held } = useCommands();

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

test("what disappears while it is being released is not sent", async () => {
  const { id } = await put("honeypot");
  const outbox = { ...openOutbox(folder()), claim: () => Promise.resolve("gone" as const) };

  expect((await runCommand(["release", id], outbox, siteForTests)).text).toContain("0 enquiries sent");
});

test("the beginning of an id is enough if no other begins like it", async () => {
  const { id } = await put("honeypot");

  expect(await run("release", id.slice(0, 8))).toEqual({ text: sent(1), code: 0 });
});
