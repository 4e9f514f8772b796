import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { useLog } from "../../test/functions/log";
import { useMailInbox } from "../../test/functions/mail-inbox";
import { enquiryForTests } from "../../test/functions/enquiry";
import { BOTH, faultRows } from "../../test/functions/fault-rows";
import type { FaultRow } from "../../test/functions/fault-rows";
import { serveForTests } from "../../test/functions/served-handler";
import { listHeld, timingForTests } from "../../test/functions/outbox";
import { fontsForTests, siteForTests } from "../../test/functions/site-facts";
import { useFolder } from "../../test/folders";
import { until } from "../../test/functions/until";
import { enquiryHandler } from "./enquiry-handler";
import { allLanded } from "./outbox/flight";
import { openOutbox } from "./outbox/open-outbox";
import { STATES } from "./outbox/outbox";
import type { EntryState } from "./outbox/outbox";
import { startOutboxWorker } from "./outbox/worker";

/**
 * What happens to an enquiry when the provider fails, over real connections to an inbox with faults: the answer to the
 * visitor with an outbox and without one, which mails were accepted (by key), and where the enquiry is. Then the
 * provider works again, and the visitor or the server tries again.
 */

const timing = {
  ...timingForTests,
  attemptMs: 800,
  attempts: 3,
  backoffMs: 10,
  totalMs: 4_000,
  confirmationMs: 4_000,
  // Longer than an answer takes on a busy machine, and shorter than three calls that hang.
  visitorMs: 1_500,
  pauseMs: 10,
  longestPauseMs: 10,
};
const filled = enquiryForTests();

const SENT = {
  success: true,
  message: expect.stringContaining("submitted successfully") as string,
  reference: expect.any(String) as string,
};
const FAILED = { success: false, message: "An unexpected error occurred. Please try again." };

const inbox = useMailInbox();
let server: Awaited<ReturnType<typeof serveForTests>>;
const folder = useFolder("faults");
let id: string;

beforeAll(async () => {
  server = await serveForTests(enquiryHandler(siteForTests, fontsForTests, timing));
});

beforeEach(() => {
  id = randomUUID();
  process.env.ENQUIRY_OUTBOX = folder();
  process.env.ENQUIRY_LIMIT = "1000";
});

afterEach(allLanded);

afterAll(() => server.close());

const logged = useLog();

async function send() {
  const response = await fetch(server.url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...filled, id }),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

/** How many mails were accepted under each of the two keys; a key of any other name would be a third. */
function accepted() {
  const counts: Record<string, number> = { inbox: 0, confirmation: 0 };
  for (const { idempotencyKey } of inbox.mails()) {
    const kind = idempotencyKey!.replace(`${id}/`, "").replace("/without-reply-to", "");
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** The state of the one enquiry, or "gone" from the outbox. */
async function whereItIs(): Promise<EntryState | "gone"> {
  const seen = (await Promise.all(STATES.map((state) => listHeld(folder(), state)))).flat();
  // An entry that moves while the states are read is seen twice, but only one of its places exists.
  const held = seen.filter(({ place }) => existsSync(place));
  expect(held.length).toBeLessThan(2);
  return held[0]?.state ?? "gone";
}

async function play({ faults }: FaultRow) {
  for (const fault of faults) inbox.fail(fault);
  return send();
}

/** Ends all faults of the provider. */
const mend = () => fetch(`${inbox.url}/api/faults`, { method: "DELETE" });

const answerOf = (status: 200 | 502) => ({ status, body: status === 200 ? SENT : FAILED });

test.each(faultRows)("$what, with an outbox: $status.0, $where after $calls calls", async (row) => {
  expect(await play(row)).toEqual(answerOf(row.status[0]));
  await allLanded();
  expect(inbox.calls()).toBe(row.calls);
  expect(accepted()).toEqual(row.accepted);
  expect(await whereItIs()).toBe(row.where);
});

test.each(faultRows)("$what, without an outbox: $status.1 after $calls calls", async (row) => {
  process.env.ENQUIRY_OUTBOX = "";

  expect(await play(row)).toEqual(answerOf(row.status[1]));
  expect(inbox.calls()).toBe(row.calls);
  expect(accepted()).toEqual(row.accepted);
});

/** Without the rows that hang: they end as those that reset the connection, and take longer. */
const unfinished = faultRows.filter(({ what, where }) => where !== "gone" && !what.endsWith("hang"));

test.each(unfinished)("$what, then the visitor tries again: both mails went out once", async (row) => {
  await play(row);
  await allLanded();
  await mend();

  expect(await send()).toEqual(answerOf(200));
  await allLanded();
  expect(accepted()).toEqual(BOTH);
  expect(await whereItIs()).toBe("gone");
});

test.each(unfinished)("$what, then the server tries again: both mails went out once", async (row) => {
  await play(row);
  await allLanded();
  await mend();
  const { stop } = startOutboxWorker(openOutbox(folder()), siteForTests, timing);
  await until(async () => (await whereItIs()) === "gone");
  await stop();

  expect(accepted()).toEqual(BOTH);
});

test("an outbox that cannot be written stops nothing, and the log says so", async () => {
  process.env.ENQUIRY_OUTBOX = "/dev/null/enquiries";

  expect(await send()).toEqual({ status: 200, body: SENT });
  expect(accepted()).toEqual(BOTH);
  expect(logged()).toMatchObject([
    { level: "error", event: "outbox-error", code: "ENOTDIR", box: "sending" },
    { event: "enquiry", outcome: "sent", kept: false },
  ]);
});

test("where the outbox cannot be written, the visitor hears what the provider says", async () => {
  process.env.ENQUIRY_OUTBOX = "/dev/null/enquiries";
  inbox.fail({ status: 500 });

  expect(await send()).toEqual({ status: 502, body: FAILED });
});

test("without a key the enquiry waits until there is one", async () => {
  delete process.env.RESEND_API_KEY;

  expect(await send()).toEqual({ status: 500, body: FAILED });
  await allLanded();
  expect(await whereItIs()).toBe("waiting");
});

test("the log tells what has arrived from what follows", async () => {
  inbox.fail({ status: 500, count: 3 });
  await send();
  await allLanded();
  await send();
  await allLanded();

  expect(logged()).toMatchObject([
    { event: "outbox", level: "warn", outcome: "failed", inboxAttempts: 3 },
    { event: "enquiry", level: "warn", outcome: "queued", kept: true },
    { event: "enquiry", level: "info", outcome: "sent", inbox: "accepted" },
    { event: "outbox", level: "info", outcome: "sent", confirmation: "accepted" },
  ]);
});

test("the enquiry is in the outbox before the first call", async () => {
  let held = 0;
  const provider = await serveForTests(async (_request, response) => {
    held = (await listHeld(folder(), "sending")).length;
    response.end('{"id":"1"}');
  });
  process.env.RESEND_BASE_URL = provider.url;

  expect(await send()).toMatchObject({ status: 200 });
  await allLanded();
  expect(held).toBe(1);
  await provider.close();
});
