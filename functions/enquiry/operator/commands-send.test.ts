import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listHeld } from "../../../test/functions/outbox";
import { openOutbox } from "../outbox/open-outbox";
import { referenceOf } from "../reference";
import { TIMING } from "../timing";
import { until } from "../../../test/functions/until";
import { sent, useCommands } from "../../../test/functions/commands";

const { inbox, folder, run, put, held } = useCommands();

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

test("a broken file is not counted as sent: it is put aside, and the command fails while it is there", async () => {
  await put("waiting");
  writeFileSync(join(folder(), "waiting", "a.json"), "{");
  const first = await run("send");

  expect(first.text.split("\n")).toEqual([
    "1 enquiry sent, 0 failed, 1 unreadable, 0 still waiting",
    `Not an enquiry: ${folder()}/unreadable/a.json`,
  ]);
  expect(first.code).toBe(1);
  expect((await run("send")).code).toBe(1);
  rmSync(join(folder(), "unreadable"), { recursive: true });
  expect((await run("send")).code).toBe(0);
});

test("with the reference of one enquiry nothing is sent: that would be all of them", async () => {
  const { id } = await put("waiting");

  expect(await run("send", referenceOf(id))).toEqual({
    text: expect.stringContaining("send               tries to send all of them now"),
    code: 1,
  });
  expect(await held("waiting")).toBe(1);
});

test.each([
  ["re_test", sent(1), 0],
  [undefined, "0 enquiries sent, 1 failed, 0 unreadable, 1 still waiting", 1],
])("what a process left when it died counts by what becomes of it now (key: %s)", async (key, text, code) => {
  if (key === undefined) delete process.env.RESEND_API_KEY;
  await put("sending");
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + TIMING.leaseMs + 1_000);

  expect(await run("send")).toEqual({ text, code });
});

test("what a server takes, and what comes in, while the command sends is not counted", async () => {
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

test("what the provider refuses is listed, and tried again on demand", async () => {
  const { id } = await put("refused");
  const { text } = await run();

  expect(text.split("\n").slice(1)).toEqual([
    "1 enquiry refused by the provider or the inbox",
    `  ${id}  2025-03-01 08:15 UTC  Noor <noor@example.com>  Media Services`,
  ]);
  expect(await run("send")).toEqual({ text: sent(1), code: 0 });
});
