import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listHeld } from "../../../test/functions/outbox";
import { openOutbox } from "../outbox/open-outbox";
import type { EntryState } from "../outbox/outbox";
import { siteForTests } from "../../../test/functions/site-facts";
import { referenceOf } from "../reference";
import { TIMING } from "../timing";
import { runCommand } from "./commands";
import { forbidToRead, useCommands } from "../../../test/functions/commands";

const { folder, run, put } = useCommands();

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

test.each(["waiting", "sending", "confirming", "accepted", "refused", "honeypot"] as const)(
  "a broken file in %s is no enquiry, and is named",
  async (state) => {
    await put("waiting");
    mkdirSync(join(folder(), state), { recursive: true });
    writeFileSync(join(folder(), state, "a.json"), "{");

    expect((await run()).text.split("\n").slice(2)).toEqual([`Not an enquiry: ${folder()}/${state}/a.json`]);
  },
);

test("what a process was sending when it died waits, and is not being sent", async () => {
  const { id } = await put("sending");
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + TIMING.leaseMs + 1_000);
  const line = `  ${id}  2025-03-01 08:15 UTC  Noor <noor@example.com>  Media Services`;

  expect((await run()).text).toBe(`1 enquiry waiting in ${folder()}\n${line}`);
  expect((await run("find", referenceOf(id))).text).toBe(`${line}  waiting`);
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

test("an enquiry is found by its reference, however it is typed, in whichever state", async () => {
  const [{ id: spam }, { id: late }] = [await put("honeypot"), await put("waiting")];
  const line = (id: string, state: string) =>
    `  ${id}  2025-03-01 08:15 UTC  Noor <noor@example.com>  Media Services  ${state}`;

  expect(await run("find", referenceOf(spam))).toEqual({ text: line(spam, "honeypot"), code: 0 });
  for (const typed of [[referenceOf(late).toLowerCase().replace("-", "")], referenceOf(late).split("-")])
    expect(await run("find", ...typed)).toEqual({ text: line(late, "waiting"), code: 0 });
});

test("an unknown reference sends the operator to the inbox, and no reference is an error", async () => {
  await put("waiting");

  expect(await run("find", "0000-0000")).toEqual({
    text: `No enquiry 0000-0000 is in ${folder()}: look for it in the inbox, by that word`,
    code: 1,
  });
  expect(await run("find")).toEqual({ text: "Say which: find <reference>, such as 7K2M-9PQ4", code: 1 });
});

test("what has arrived and is not confirmed yet is named", async () => {
  await put("confirming");

  expect((await run()).text).toContain("1 enquiry arrived, but not confirmed to the visitor yet");
});

test("every command names what cannot be read", async () => {
  const [{ id: late }, { id: spam }] = [await put("waiting"), await put("honeypot")];
  const [[waiting], [filled]] = [await listHeld(folder(), "waiting"), await listHeld(folder(), "honeypot")];
  forbidToRead(".json");
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
