/** @jest-environment node */
import { randomUUID } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  claimOrWrite,
  LEASE_MS,
  listEntries,
  moveEntry,
  readEntry,
  removeEntry,
  removeOldDrafts,
  removeOldHoneypot,
  writeEntry,
} from "./outbox";
import type { Entry } from "./outbox-entry";

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "outbox-")), "data", "enquiries");
});

afterEach(() => {
  rmSync(join(folder, "..", ".."), { recursive: true });
});

const entry = (change: Partial<Entry> = {}): Entry => ({
  id: randomUUID(),
  receivedAt: "2025-03-01T08:00:00.000Z",
  enquiry: {
    name: "Noor Saleh",
    email: "noor@example.com",
    company: "",
    service: "media",
    message: "We need one library.",
  },
  ...change,
});

const names = async (state: Parameters<typeof listEntries>[1]) =>
  (await listEntries(folder, state)).map(({ name }) => name);

const age = (state: string, name: string, ms: number) => {
  const then = new Date(Date.now() - ms);
  utimesSync(join(folder, state, name), then, then);
};

test("an entry is one whole file, which nobody but the server's user can read", async () => {
  const written = entry();
  const name = await writeEntry(folder, "waiting", written);

  expect(await readEntry(folder, "waiting", name)).toEqual(written);
  expect(JSON.parse(readFileSync(join(folder, "waiting", name), "utf8"))).toEqual({ version: 2, ...written });
  expect(statSync(join(folder, "waiting", name)).mode & 0o777).toBe(0o600);
  for (const path of [folder, join(folder, "waiting"), join(folder, "drafts")]) {
    expect(statSync(path).mode & 0o777).toBe(0o700);
  }
  expect(readdirSync(join(folder, "drafts"))).toEqual([]);
});

test("the name begins with the id, so that a person finds the entry of a line in the log", async () => {
  const written = entry();

  expect(await writeEntry(folder, "sending", written)).toMatch(
    new RegExp(`^${written.id}\\.[0-9a-f]{12}\\.json$`),
  );
});

test("the same enquiry is one file, another one with the same id a second", async () => {
  const first = entry();
  await writeEntry(folder, "waiting", first);
  await writeEntry(folder, "waiting", { ...first, receivedAt: "2025-03-01T09:00:00.000Z" });
  await writeEntry(folder, "waiting", { ...first, enquiry: { ...first.enquiry, message: "Another." } });

  expect(await names("waiting")).toHaveLength(2);
});

test("entries are listed oldest first", async () => {
  const [old, young] = [
    await writeEntry(folder, "waiting", entry()),
    await writeEntry(folder, "waiting", entry()),
  ];
  age("waiting", old, 5_000);

  expect(await names("waiting")).toEqual([old, young]);
  age("waiting", young, 9_000);
  expect(await names("waiting")).toEqual([young, old]);
});

test("an outbox that nothing has been written to is empty", async () => {
  expect(await listEntries(folder, "waiting")).toEqual([]);
  expect(await readEntry(folder, "waiting", "a.json")).toBeNull();
  expect(await moveEntry(folder, "waiting", "sending", "a.json")).toBe(false);
  await removeEntry(folder, "a.json");
  await removeOldHoneypot(folder, 0);
  await removeOldDrafts(folder);
});

test("of many who want an entry, one gets it", async () => {
  const name = await writeEntry(folder, "waiting", entry());

  const claims = await Promise.all([1, 2, 3, 4, 5].map(() => moveEntry(folder, "waiting", "sending", name)));

  expect(claims.filter((got) => got)).toHaveLength(1);
  expect(await names("waiting")).toEqual([]);
  expect(await names("sending")).toEqual([name]);
});

test("in its new state an entry's time starts anew", async () => {
  const name = await writeEntry(folder, "waiting", entry());
  age("waiting", name, 5 * LEASE_MS);
  await moveEntry(folder, "waiting", "sending", name);

  const [file] = await listEntries(folder, "sending");
  expect(Date.now() - file!.since.getTime()).toBeLessThan(LEASE_MS);
});

test("an enquiry that comes again while it waits is claimed, not written twice", async () => {
  const first = entry();
  const name = await writeEntry(folder, "waiting", first);

  expect(await claimOrWrite(folder, { ...first, receivedAt: "2025-03-01T09:00:00.000Z" })).toBe(name);
  expect(await names("waiting")).toEqual([]);
  expect(await readEntry(folder, "sending", name)).toEqual(first);
});

test("a new enquiry is written as being sent", async () => {
  const name = await claimOrWrite(folder, entry());

  expect(await names("sending")).toEqual([name]);
});

test("an entry that has arrived is removed from wherever it is", async () => {
  const both = entry();
  const name = await writeEntry(folder, "waiting", both);
  await writeEntry(folder, "sending", both);

  await removeEntry(folder, name);
  expect([...(await names("waiting")), ...(await names("sending"))]).toEqual([]);
});

test.each(["", "{", "null", "7", "{}", '{"id":"a","enquiry":{}}'])(
  "a file that holds %j is no entry",
  async (text) => {
    mkdirSync(join(folder, "waiting"), { recursive: true });
    writeFileSync(join(folder, "waiting", "a.json"), text);

    expect(await readEntry(folder, "waiting", "a.json")).toBeNull();
  },
);

test("what has a filled honeypot is removed after a while", async () => {
  const [old, young] = [
    await writeEntry(folder, "honeypot", entry()),
    await writeEntry(folder, "honeypot", entry()),
  ];
  age("honeypot", old, 2_000);

  await removeOldHoneypot(folder, 1_000);
  expect(await names("honeypot")).toEqual([young]);
});

test("files that a process was writing when it died are removed, those of a living one are not", async () => {
  await writeEntry(folder, "waiting", entry());
  for (const file of ["dead", "alive"]) writeFileSync(join(folder, "drafts", file), "{");
  age("drafts", "dead", 2 * LEASE_MS);

  await removeOldDrafts(folder);
  expect(readdirSync(join(folder, "drafts"))).toEqual(["alive"]);
});

test("a file that goes away while its folder is listed is not listed", async () => {
  const name = await writeEntry(folder, "waiting", entry());
  symlinkSync(join(folder, "nothing"), join(folder, "waiting", "gone.json"));

  expect(await names("waiting")).toEqual([name]);
});

test("a folder that cannot be written to is an error", async () => {
  mkdirSync(join(folder, ".."), { recursive: true });
  writeFileSync(folder, "a file where the folder should be");

  await expect(writeEntry(folder, "waiting", entry())).rejects.toMatchObject({ code: "ENOTDIR" });
});
