import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { disk, diskError, failToRead } from "../../../test/functions/failing-disk";
import { useLog } from "../../../test/functions/log";
import { conformsToOutbox, entryForTests } from "../../../test/functions/outbox-conformance";
import { useFolder } from "../../../test/folders";
import { folderOutbox } from "./folder-outbox";
import { HONEYPOT_KEPT } from "./outbox";
import type { Held, Outbox } from "./outbox";

const LEASE_MS = 60_000;
const root = useFolder("outbox");
let folder: string;
let outbox: Outbox;

const make = () => {
  folder = join(root(), "data", "enquiries");
  outbox = folderOutbox(folder, LEASE_MS);
  return { open: () => folderOutbox(folder, LEASE_MS), leaseMs: LEASE_MS, remove: () => undefined };
};

conformsToOutbox(make);

const logged = useLog();
const names = async (state: Parameters<Outbox["list"]>[0]) =>
  (await outbox.list(state)).map(({ name }) => name);
const stateFolder = (state: string, ...files: string[]) => {
  mkdirSync(join(folder, state), { recursive: true });
  for (const file of files) writeFileSync(join(folder, state, file), "{");
};

async function waiting(entry = entryForTests()): Promise<Held> {
  await (await outbox.take(entry)).settle("waiting");
  return (await outbox.list("waiting")).find((held) => held.entry?.id === entry.id)!;
}

test("an entry is one whole file, which nobody but the server's user can read", async () => {
  const entry = entryForTests();
  const { place } = await waiting(entry);

  expect(JSON.parse(readFileSync(place, "utf8"))).toEqual({ version: 2, ...entry });
  expect(statSync(place).mode & 0o777).toBe(0o600);
  for (const path of [folder, join(folder, "waiting"), join(folder, "drafts")]) {
    expect(statSync(path).mode & 0o777).toBe(0o700);
  }
  expect(readdirSync(join(folder, "drafts"))).toEqual([]);
});

test("what goes while its state is read is not listed", async () => {
  const { place } = await waiting();
  failToRead((path) => path === place, "ENOENT");

  expect(await outbox.list("waiting")).toEqual([]);
});

test("the name begins with the id, so that a person finds the entry of a line in the log", async () => {
  const entry = entryForTests();

  expect((await waiting(entry)).name).toMatch(new RegExp(`^${entry.id}\\.[0-9a-f]{12}\\.json$`));
});

test.each(["", "{", "null", "7", "{}", '{"id":"a","enquiry":{}}'])(
  "a file that holds %j is no entry, and is put aside when it is claimed",
  async (text) => {
    stateFolder("waiting");
    writeFileSync(join(folder, "waiting", "a.json"), text);
    const [held] = await outbox.list("waiting");

    expect(held).toMatchObject({ entry: null, text });
    expect(await outbox.claim(held!)).toBe("unreadable");
    expect(readdirSync(join(folder, "unreadable"))).toEqual(["a.json"]);
  },
);

test("what an earlier build was sending when it died is taken up", async () => {
  const { name, place } = await waiting();
  mkdirSync(join(folder, "sending"), { recursive: true });
  await disk.rename(place, join(folder, "sending", name));
  const longAgo = new Date(Date.now() - 2 * LEASE_MS);
  utimesSync(join(folder, "sending", name), longAgo, longAgo);

  expect(await outbox.list("sending")).toMatchObject([{ name, abandoned: true }]);
});

test("files that a process was writing when it died are removed, those of a living one are not", async () => {
  stateFolder("drafts", "dead", "from the future", "alive");
  for (const [file, ms] of [["dead", -2] as const, ["from the future", 2] as const]) {
    const then = new Date(Date.now() + ms * LEASE_MS);
    utimesSync(join(folder, "drafts", file), then, then);
  }

  await outbox.tidy(true);
  expect(readdirSync(join(folder, "drafts"))).toEqual(["alive"]);
});

test("a folder among the files is left alone, and hides nothing", async () => {
  mkdirSync(join(folder, "drafts", "a folder"), { recursive: true });
  mkdirSync(join(folder, "waiting", "a folder"), { recursive: true });
  const { name } = await waiting();
  await outbox.tidy(true);

  expect(await names("waiting")).toEqual([name]);
  expect(logged()).toEqual([]);
});

test("a file that goes away while its folder is listed is not listed", async () => {
  const { name } = await waiting();
  symlinkSync(join(folder, "nothing"), join(folder, "waiting", "gone.json"));

  expect(await names("waiting")).toEqual([name]);
});

test("a state's folder that fails is logged by its name, and keeps no other from being tidied", async () => {
  stateFolder("drafts");
  writeFileSync(join(folder, "trapped"), "a file where a folder should be");
  await outbox.setAside(entryForTests());
  const then = new Date(Date.now() - HONEYPOT_KEPT.ms - 1_000);
  const [held] = await outbox.list("honeypot");
  utimesSync(held!.place, then, then);
  await outbox.tidy(true);

  expect(logged()).toMatchObject([
    { level: "error", event: "outbox-error", code: "ENOTDIR", box: "trapped" },
  ]);
  expect(await names("honeypot")).toEqual([]);
});

test("folders that are not ours are logged before anything gets stuck in them", async () => {
  stateFolder("waiting");
  const access = jest
    .spyOn(disk, "access")
    .mockImplementation((path) =>
      String(path).endsWith("waiting") ? Promise.reject(diskError("EACCES")) : Promise.resolve(),
    );
  await outbox.check();

  expect(access).toHaveBeenCalledTimes(8);
  expect(logged()).toMatchObject([{ event: "outbox-error", code: "EACCES", box: "waiting" }]);
});

test("the folder of messages is checked too, if a webhook is set", async () => {
  const webhook = { ENQUIRY_WEBHOOK_URL: "http://127.0.0.1:9/", ENQUIRY_WEBHOOK_SECRET: "whsec_Yg==" };
  const env = jest.replaceProperty(process, "env", { ...process.env, ...webhook });
  stateFolder("");
  writeFileSync(join(folder, "messages"), "a file where a folder should be");
  await outbox.check();
  env.restore();

  expect(logged()).toMatchObject([{ event: "outbox-error", code: "EACCES", box: "messages" }]);
});

test("an enquiry is kept although nothing can be taken out of the folder that it waits in", async () => {
  const entry = entryForTests();
  await waiting(entry);
  const rename = disk.rename;
  jest
    .spyOn(disk, "rename")
    .mockImplementation((from, to) =>
      String(from).includes("waiting") ? Promise.reject(diskError("EACCES")) : rename(from, to),
    );
  await outbox.take(entry);

  expect(await outbox.list("sending")).toHaveLength(1);
});

test("a file that cannot be read now stays where it is until it can be, and the others are listed", async () => {
  const { place, name } = await waiting();
  const other = await waiting();
  const reading = failToRead((path) => path === place || path.includes("sending"), "EIO");
  const held = await outbox.list("waiting");
  const unread = held.find((one) => one.place === place)!;

  expect(held).toHaveLength(2);
  await expect(outbox.claim(unread)).rejects.toThrow("broken");
  expect(await names("sending")).toEqual([]);
  expect((await names("waiting")).sort()).toEqual([name, other.name].sort());
  reading.mockRestore();
  expect(await outbox.claim(unread)).toMatchObject({ entry: expect.anything() });
});

test("files are read one after another, so that thousands do not take every descriptor of the process", async () => {
  for (const _file of [1, 2, 3]) await waiting();
  const readFile = disk.readFile;
  let [open, most] = [0, 0];
  jest.spyOn(disk, "readFile").mockImplementation(async (path, options) => {
    most = Math.max(most, ++open);
    return readFile(path, options).finally(() => (open -= 1));
  });

  expect(await names("waiting")).toHaveLength(3);
  expect(most).toBe(1);
});

test.each([
  ["many", { files: 2, bytes: Infinity }],
  ["large", { files: Infinity, bytes: 600 }],
])("of honeypot files that are too %s the oldest give way", async (_what, most) => {
  const kept = { ...HONEYPOT_KEPT };
  Object.assign(HONEYPOT_KEPT, most);
  const entries = [entryForTests(), entryForTests(), entryForTests(), entryForTests()];
  for (const [index, entry] of entries.entries()) {
    await outbox.setAside(entry);
    const held = (await outbox.list("honeypot")).find((one) => one.entry?.id === entry.id)!;
    const then = new Date(Date.now() - 10_000 + index);
    utimesSync(held.place, then, then);
  }
  await outbox.setAside(entries[3]!);
  Object.assign(HONEYPOT_KEPT, kept);

  expect((await outbox.list("honeypot")).map(({ entry }) => entry?.id)).toEqual(
    entries.slice(2).map(({ id }) => id),
  );
  expect(HONEYPOT_KEPT).toMatchObject({ files: 500, bytes: 5_000_000 });
});

test("a folder that cannot be written to is an error", async () => {
  mkdirSync(dirname(folder), { recursive: true });
  writeFileSync(folder, "a file where the folder should be");

  await expect(outbox.take(entryForTests())).rejects.toMatchObject({ code: "ENOTDIR" });
});

test("a folder that is not there is named", async () => {
  expect(await outbox.missing()).toBe(`There is no folder ${folder}`);
  await waiting();
  expect(await outbox.missing()).toBeUndefined();
});
