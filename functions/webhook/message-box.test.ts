/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import type * as FileSystem from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { useLog } from "../../test/functions/log";
import { flushMessages } from "./flush-messages";
import { folderMessages } from "./message-box";
import type { Message } from "./webhook";

const disk = jest.requireActual<typeof FileSystem>("node:fs/promises");
const { readFile } = disk;

let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "messages-"));
  for (const id of ["a", "b"]) await folderMessages(folder).keep(messageOf(id));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const logged = useLog();

const messageOf = (id: string): Message => ({
  id,
  type: "enquiry.received",
  timestamp: "2026-11-25T08:15:30.000Z",
  data: {},
});

/** Reading the file `a.json` fails. */
function failToRead(code: string): void {
  jest
    .spyOn(disk, "readFile")
    .mockImplementation((path, options) =>
      (path as string).endsWith("a.json")
        ? Promise.reject(Object.assign(new Error("broken"), { code }))
        : readFile(path, options),
    );
}

test("a message that cannot be read now stays, and keeps no other back", async () => {
  failToRead("EIO");
  await flushMessages(folderMessages(folder), -1);

  expect(readdirSync(join(folder, "messages"))).toEqual(["a.json"]);
  expect(logged()[0]).toMatchObject({ code: "EIO" });
});

test("a message that another server has just posted is not called dropped", async () => {
  failToRead("ENOENT");
  await flushMessages(folderMessages(folder), -1);

  expect(logged().map(({ id }) => id)).toEqual(["b"]);
});

test.each(["{}", "[]", "null", "7", '{"id":"c","type":"enquiry.received","timestamp":"","data":"text"}'])(
  "%s is no message, and keeps no other back",
  async (text) => {
    writeFileSync(join(folder, "messages", "c.json"), text);
    const kept = await folderMessages(folder).list();

    expect(kept.map(({ message }) => message?.id)).toEqual(["a", "b", undefined]);
  },
);
