import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { failToRead } from "../../../test/functions/failing-disk";
import { useLog } from "../../../test/functions/log";
import { useFolder } from "../../../test/folders";
import { flushMessages } from "./flush-messages";
import { folderMessages } from "./message-queue";
import type { Message } from "../../webhook/webhook";

const never = () => false;

const folder = useFolder("messages");

beforeEach(async () => {
  for (const id of ["a", "b"]) await folderMessages(folder()).keep(messageOf(id));
});

const logged = useLog();

const messageOf = (id: string): Message => ({
  id,
  type: "enquiry.received",
  timestamp: "2026-11-25T08:15:30.000Z",
  data: {},
});

test("a message that cannot be read now stays, and keeps no other back", async () => {
  failToRead((path) => path.endsWith("a.json"), "EIO");
  await flushMessages(folderMessages(folder()), -1, never);

  expect(readdirSync(join(folder(), "messages"))).toEqual(["a.json"]);
  expect(logged()[0]).toMatchObject({ code: "EIO" });
});

test("a message that another server has just posted is not called dropped", async () => {
  failToRead((path) => path.endsWith("a.json"), "ENOENT");
  await flushMessages(folderMessages(folder()), -1, never);

  expect(logged().map(({ id }) => id)).toEqual(["b"]);
});

test.each(["{}", "[]", "null", "7", '{"id":"c","type":"enquiry.received","timestamp":"","data":"text"}'])(
  "%s is no message, and keeps no other back",
  async (text) => {
    writeFileSync(join(folder(), "messages", "c.json"), text);
    const kept = await folderMessages(folder()).list();

    expect(kept.map(({ message }) => message?.id)).toEqual(["a", "b", undefined]);
  },
);
