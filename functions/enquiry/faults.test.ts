/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailInbox } from "../../tools/mail-inbox/inbox-server";
import type { MailInbox } from "../../tools/mail-inbox/inbox-server";
import type { Fault } from "../../tools/mail-inbox/faults";
import { serveForTests } from "../../test/functions/served-handler";
import { siteForTests } from "../../test/functions/site-facts";
import { startOutboxWorker } from "./outbox-worker";
import { enquiryHandler } from "./enquiry-handler";
import { listEntries } from "./outbox";

/**
 * What becomes of an enquiry when the provider fails, over real connections to an inbox that is told to: what the
 * visitor sees, which mails were accepted (by key) and what the outbox holds. Then the provider is well again,
 * and the visitor, or the server, tries again.
 */

const timing = { attemptMs: 300, attempts: 3, backoffMs: 10, totalMs: 1_500, confirmationMs: 1_300 };
const workerTiming = { ...timing, pauseMs: 10, longestPauseMs: 10, leaseMs: 60_000 };
const fonts = { sans: "/sans.woff2", serif: "/serif.woff2" };
const filled = {
  name: "Noor Saleh",
  email: "noor@example.com",
  service: "ai",
  message: "We need one library.",
};

const SENT = {
  success: true,
  message: expect.stringContaining("submitted successfully") as string,
  reference: expect.any(String) as string,
};
const FAILED = { success: false, message: "An unexpected error occurred. Please try again." };

let inbox: MailInbox;
let server: Awaited<ReturnType<typeof serveForTests>>;
let folder: string;
let write: jest.SpyInstance;
let id: string;

beforeAll(async () => {
  inbox = await startMailInbox({ key: "re_right" });
  server = await serveForTests(enquiryHandler(siteForTests, fonts, timing));
});

beforeEach(() => {
  inbox.reset();
  folder = mkdtempSync(join(tmpdir(), "faults-"));
  id = randomUUID();
  process.env.RESEND_BASE_URL = inbox.url;
  process.env.RESEND_API_KEY = "re_right";
  process.env.ENQUIRY_OUTBOX = folder;
  process.env.ENQUIRY_LIMIT = "1000";
  write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(() => {
  write.mockRestore();
  rmSync(folder, { recursive: true });
});

afterAll(async () => {
  delete process.env.ENQUIRY_OUTBOX;
  delete process.env.ENQUIRY_LIMIT;
  await server.close();
  await inbox.close();
});

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
    const kind = idempotencyKey!.replace(`${id}/`, "");
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

async function outbox() {
  const [waiting, sending] = [await listEntries(folder, "waiting"), await listEntries(folder, "sending")];
  return { waiting: waiting.length, sending: sending.length };
}

const NONE = { inbox: 0, confirmation: 0 };
const INBOX = { inbox: 1, confirmation: 0 };
const BOTH = { inbox: 1, confirmation: 1 };

type Row = {
  what: string;
  faults: Fault[];
  status: 200 | 502;
  /** Which mails the provider has accepted when the visitor gets the answer. */
  accepted: Record<string, number>;
  calls: number;
};

const first = (fault: Fault, count = 3): Fault[] => [{ ...fault, count }];
const second = (fault: Fault): Fault[] => [{ ...fault, nth: 2, count: 3 }];

const rows: Row[] = [
  { what: "nothing fails", faults: [], status: 200, accepted: BOTH, calls: 2 },
  {
    what: "500 with HTML",
    faults: first({ status: 500, body: "html" }),
    status: 502,
    accepted: NONE,
    calls: 3,
  },
  { what: "500 with JSON", faults: first({ status: 500 }), status: 502, accepted: NONE, calls: 3 },
  {
    what: "500 with garbage",
    faults: first({ status: 500, body: "garbage" }),
    status: 502,
    accepted: NONE,
    calls: 3,
  },
  { what: "500 once", faults: first({ status: 500 }, 1), status: 200, accepted: BOTH, calls: 3 },
  { what: "500 twice", faults: first({ status: 500 }, 2), status: 200, accepted: BOTH, calls: 4 },
  { what: "429 for good", faults: first({ status: 429 }), status: 502, accepted: NONE, calls: 3 },
  {
    what: "429 that asks for no time",
    faults: first({ status: 429, retryAfter: 0 }, 2),
    status: 200,
    accepted: BOTH,
    calls: 4,
  },
  {
    what: "429 that asks for too much time",
    faults: first({ status: 429, retryAfter: 60 }),
    status: 502,
    accepted: NONE,
    calls: 1,
  },
  { what: "401", faults: first({ status: 401 }), status: 502, accepted: NONE, calls: 1 },
  { what: "403", faults: first({ status: 403 }), status: 502, accepted: NONE, calls: 1 },
  { what: "422", faults: first({ status: 422 }), status: 502, accepted: NONE, calls: 1 },
  {
    what: "200 with garbage, once",
    faults: first({ status: 200, body: "garbage" }, 1),
    status: 200,
    accepted: BOTH,
    calls: 3,
  },
  {
    what: "200 with garbage, always",
    faults: first({ status: 200, body: "garbage" }),
    status: 502,
    accepted: INBOX,
    calls: 3,
  },
  {
    what: "200 with HTML, always",
    faults: first({ status: 200, body: "html" }),
    status: 502,
    accepted: INBOX,
    calls: 3,
  },
  { what: "a hang", faults: first({ delayMs: 5_000 }), status: 502, accepted: NONE, calls: 3 },
  { what: "a hang, once", faults: first({ delayMs: 5_000 }, 1), status: 200, accepted: BOTH, calls: 3 },
  { what: "a reset", faults: first({ drop: "before" }), status: 502, accepted: NONE, calls: 3 },
  { what: "a reset, once", faults: first({ drop: "before" }, 1), status: 200, accepted: BOTH, calls: 3 },
  {
    what: "accepted, then reset, once",
    faults: first({ drop: "after" }, 1),
    status: 200,
    accepted: BOTH,
    calls: 3,
  },
  {
    what: "accepted, then reset, always",
    faults: first({ drop: "after" }),
    status: 502,
    accepted: INBOX,
    calls: 3,
  },
  { what: "slow", faults: [{ delayMs: 60 }], status: 200, accepted: BOTH, calls: 2 },
  {
    what: "only the second call fails: 500",
    faults: second({ status: 500 }),
    status: 200,
    accepted: INBOX,
    calls: 4,
  },
  {
    what: "only the second call fails: 422",
    faults: second({ status: 422 }),
    status: 200,
    accepted: INBOX,
    calls: 2,
  },
  {
    what: "only the second call fails: hang",
    faults: second({ delayMs: 5_000 }),
    status: 200,
    accepted: INBOX,
    calls: 4,
  },
  {
    what: "only the second call fails: reset",
    faults: second({ drop: "before" }),
    status: 200,
    accepted: INBOX,
    calls: 4,
  },
  {
    what: "only the second call fails: accepted, then reset",
    faults: second({ drop: "after" }),
    status: 200,
    accepted: BOTH,
    calls: 4,
  },
  {
    what: "only the second call fails: once",
    faults: [{ status: 500, nth: 2 }],
    status: 200,
    accepted: BOTH,
    calls: 3,
  },
];

async function play({ faults }: Row) {
  for (const fault of faults) inbox.fail(fault);
  return send();
}

/** The provider is well again. */
const mend = () => fetch(`${inbox.url}/api/faults`, { method: "DELETE" });

test.each(rows)("$what: $status after $calls calls", async (row) => {
  const startedAt = performance.now();

  expect(await play(row)).toEqual({ status: row.status, body: row.status === 200 ? SENT : FAILED });
  expect(performance.now() - startedAt).toBeLessThan(timing.totalMs + timing.confirmationMs);
  expect(inbox.calls()).toBe(row.calls);
  expect(accepted()).toEqual(row.accepted);
  expect(await outbox()).toEqual({ waiting: row.status === 200 ? 0 : 1, sending: 0 });
});

const failing = rows.filter(({ status }) => status === 502);

test.each(failing)("$what, then the visitor tries again: both mails went out once", async (row) => {
  await play(row);
  await mend();

  expect(await send()).toEqual({ status: 200, body: SENT });
  expect(accepted()).toEqual(BOTH);
  expect(await outbox()).toEqual({ waiting: 0, sending: 0 });
});

test.each(failing)("$what, then the server tries again: both mails went out once", async (row) => {
  await play(row);
  await mend();
  const { stop } = startOutboxWorker(folder, siteForTests, workerTiming);
  while ((await outbox()).waiting > 0 || inbox.mails().length < 2) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await stop();

  expect(accepted()).toEqual(BOTH);
  expect(await outbox()).toEqual({ waiting: 0, sending: 0 });
});

test("without an outbox the visitor hears the same", async () => {
  delete process.env.ENQUIRY_OUTBOX;
  inbox.fail({ status: 500 });

  expect(await send()).toEqual({ status: 502, body: FAILED });
  expect(await outbox()).toEqual({ waiting: 0, sending: 0 });
});

test("an outbox that cannot be written stops nothing, and the log says so", async () => {
  process.env.ENQUIRY_OUTBOX = "/dev/null/enquiries";

  expect(await send()).toEqual({ status: 200, body: SENT });
  expect(accepted()).toEqual(BOTH);
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { level: "error", event: "outbox-error", code: "ENOTDIR" },
    { event: "enquiry", outcome: "sent", kept: false },
  ]);
});

test("without a key the enquiry waits until there is one", async () => {
  delete process.env.RESEND_API_KEY;

  expect(await send()).toEqual({ status: 500, body: FAILED });
  expect(await outbox()).toEqual({ waiting: 1, sending: 0 });
});

test("the enquiry is in the outbox before the first call", async () => {
  let held = 0;
  const provider = await serveForTests(async (_request, response) => {
    held = (await outbox()).sending;
    response.end('{"id":"1"}');
  });
  process.env.RESEND_BASE_URL = provider.url;

  expect(await send()).toMatchObject({ status: 200 });
  expect(held).toBe(1);
  await provider.close();
});
