import { mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { disk } from "../../../test/functions/failing-disk";
import { useFolder } from "../../../test/folders";
import { makeFolder, writeDurably } from "./durable-file";

const folder = useFolder("durable");
let events: string[];
/** How many of the next syncs fail. */
let failures = 0;

/** Notes when a file gets its name, with its content on the disk or not, and when a sync of the folder begins and ends. */
beforeEach(() => {
  mkdirSync(join(folder(), "box"));
  events = [];
  const { open, rename, writeFile } = disk;
  const whole = new Set<unknown>();
  jest.spyOn(disk, "rename").mockImplementation(async (from, to) => {
    await rename(from, to);
    events.push(`${whole.has(from) ? "named" : "named too early"} ${String(to)}`);
  });
  jest.spyOn(disk, "writeFile").mockImplementation(async (path, content, options) => {
    await writeFile(path, content, options);
    if ((options as { flush?: boolean }).flush) whole.add(path);
  });
  jest.spyOn(disk, "open").mockImplementation(async (path, flags, mode) => {
    const file = await open(path, flags, mode);
    const sync = file.sync.bind(file);
    file.sync = async () => {
      if (path !== join(folder(), "box")) return sync();
      if (failures-- > 0) throw new Error("EIO");
      events.push("sync begins");
      await sync();
      events.push("sync ends");
    };
    return file;
  });
});

const write = async (name: string) => {
  const path = join(folder(), "box", name);
  await writeDurably(path, name, join(folder(), "drafts"));
  events.push(`written ${path}`);
};

const MANY = Array.from({ length: 40 }, (_, index) => `file-${index}`);

test("of many files that are written at once each name is on the disk, with fewer syncs than files", async () => {
  await Promise.all(MANY.map(write));

  for (const name of MANY) {
    const path = join(folder(), "box", name);
    const between = events.slice(events.indexOf(`named ${path}`), events.indexOf(`written ${path}`));
    expect(between.indexOf("sync begins")).toBeGreaterThan(0);
    expect(between.lastIndexOf("sync ends")).toBeGreaterThan(between.indexOf("sync begins"));
    expect(readFileSync(path, "utf8")).toBe(name);
  }
  expect(events.filter((event) => event === "sync begins").length).toBeLessThan(MANY.length);
});

test("a sync that fails fails the write that relied on it, and no later one", async () => {
  failures = 1;

  await expect(write("a")).rejects.toThrow("EIO");
  await write("b");
});

test("a folder is made with all that is missing above it, by several at once, for the server's user alone", async () => {
  const path = join(folder(), "a/b/c");
  await Promise.all([makeFolder(path), makeFolder(path)]);
  await makeFolder(path);

  for (const made of ["a", "a/b", "a/b/c"]) expect(statSync(join(folder(), made)).mode & 0o777).toBe(0o700);
});

test("where the folder that the server was started in has been deleted, nothing is written, and that is an error", async () => {
  const cwd = process.cwd();
  process.chdir(join(folder(), "box"));
  rmSync(join(folder(), "box"), { recursive: true });
  const written = writeDurably("data/a/file", "text", "data/drafts").finally(() => process.chdir(cwd));

  await expect(written).rejects.toMatchObject({ code: "ENOENT" });
});
