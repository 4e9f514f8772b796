import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { useWorker } from "../../../test/functions/worker";
import { serveForTests } from "../../../test/functions/served-handler";
import { listHeld, putEntry } from "../../../test/functions/outbox";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { closeCounters } from "../../limits/counters";
import { until } from "../../../test/functions/until";
import { TIMING } from "../timing";
import type { Entry } from "./entry";
import { openOutbox } from "./open-outbox";
import type { Claim, Held } from "./outbox";

const { inbox, folder, logged, start, flush, untilDelivered, held } = useWorker();

/** An enquiry that has arrived, and is not confirmed to the visitor yet. */
const putConfirming = () =>
  putEntry(folder(), "confirming", {
    ...entryForTests(),
    progress: { acceptedAt: new Date().toISOString() },
  });

/** A provider that always fails at this enquiry, and takes the others. */
async function failingAt({ id }: Entry) {
  const provider = await serveForTests((request, response) => {
    response.statusCode = String(request.headers["idempotency-key"]).startsWith(id) ? 500 : 200;
    response.end('{"id":"1"}');
  });
  process.env.RESEND_BASE_URL = provider.url;
  return provider;
}

test("an enquiry that the provider always fails at keeps no other waiting for longer than a round", async () => {
  const [first, second] = [entryForTests(), entryForTests()];
  for (const one of [first, second]) await putEntry(folder(), "waiting", one);
  const provider = await failingAt(first);
  await flush();
  await flush();
  await provider.close();

  expect((await listHeld(folder(), "waiting")).map(({ entry }) => entry?.id)).toEqual([first.id]);
});

/** An outbox in which whatever is in `sending` was left by a process that died. */
async function openAfterDeath() {
  await wait(5);
  return openOutbox(folder(), 0);
}

test("nor does that enquiry keep confirmations, and what a killed process left, from being sent", async () => {
  const bad = entryForTests();
  await putEntry(folder(), "sending", entryForTests());
  await putConfirming();
  await putEntry(folder(), "waiting", bad);
  const provider = await failingAt(bad);
  for (const _round of [1, 2]) await flush(await openAfterDeath());
  await provider.close();

  expect((await listHeld(folder(), "waiting")).map(({ entry }) => entry?.id)).toEqual([bad.id]);
  expect([await held("sending"), await held("confirming")]).toEqual([0, 0]);
});

test("confirmations that the provider refuses keep no inbox mail waiting", async () => {
  for (const _one of Array(3)) await putConfirming();
  await wait(5);
  for (const _one of Array(3)) await putEntry(folder(), "waiting", entryForTests());
  let confirmations = 0;
  const provider = await serveForTests((request, response) => {
    const isConfirmation = String(request.headers["idempotency-key"]).endsWith("/confirmation");
    if (isConfirmation) confirmations += 1;
    response.statusCode = isConfirmation ? 403 : 200;
    response.end(
      isConfirmation ? '{"statusCode":403,"name":"validation_error","message":"no"}' : '{"id":"1"}',
    );
  });
  process.env.RESEND_BASE_URL = provider.url;
  const round = await flush();
  await provider.close();

  expect(round).toMatchObject({ arrived: 3, failed: 1, away: true });
  expect([await held("waiting"), await held("confirming"), confirmations]).toEqual([0, 6, 1]);
});

test("what arrives and cannot be noted, as on a full disk, does not go again without a pause", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  const provider = await serveForTests((request, response) => {
    const isConfirmation = String(request.headers["idempotency-key"]).endsWith("/confirmation");
    response.statusCode = isConfirmation ? 429 : 200;
    response.end(
      isConfirmation ? '{"statusCode":429,"name":"rate_limit_exceeded","message":"no"}' : '{"id":"1"}',
    );
  });
  process.env.RESEND_BASE_URL = provider.url;
  const outbox = openOutbox(folder());
  const claim = async (held: Held) => {
    const claimed = (await outbox.claim(held)) as Claim;
    return { ...claimed, save: () => Promise.reject(new Error("ENOSPC")) };
  };
  const attempts = () => logged("outbox");
  start({ pauseMs: 60_000 }, { ...outbox, claim });
  await until(() => attempts().length > 0);
  await wait(1_500);
  await provider.close();

  expect(attempts()).toHaveLength(1);
});

test("what a killed process left is put aside if it is no entry", async () => {
  mkdirSync(join(folder(), "sending"));
  writeFileSync(join(folder(), "sending", "broken.0-00000000.json"), "{");

  expect(await flush(await openAfterDeath())).toMatchObject({ unreadable: 1 });
  expect([await held("sending"), await held("unreadable")]).toEqual([0, 1]);
});

test("what a killed process left waits as it was, and is reported like the rest while the provider is away", async () => {
  const receivedAt = new Date(Date.now() - TIMING.undeliveredMs - 1_000).toISOString();
  await putEntry(folder(), "waiting", entryForTests());
  const late = { ...entryForTests(), receivedAt };
  await putEntry(folder(), "sending", late);
  const accepted = { ...entryForTests(), receivedAt, progress: { acceptedAt: receivedAt } };
  await putEntry(folder(), "sending", accepted);
  inbox.fail({ status: 500 });
  await flush(await openAfterDeath());

  expect(inbox.calls()).toBe(1);
  expect(logged("undelivered")).toMatchObject([{ id: late.id }]);
  expect((await listHeld(folder(), "confirming")).map(({ entry }) => entry?.id)).toEqual([accepted.id]);
});

test("past the limit of confirmations the enquiry is done, and the log says why nobody was thanked", async () => {
  jest.replaceProperty(process.env, "CONFIRMATION_LIMIT", "1");
  await putEntry(folder(), "waiting", entryForTests());
  await putEntry(folder(), "waiting", entryForTests());
  start();
  await until(() => inbox.mails().length === 3);
  await until(
    async () => (await held("waiting")) + (await held("sending")) + (await held("confirming")) === 0,
  );
  await closeCounters();

  expect(logged()).toContainEqual(expect.objectContaining({ outcome: "sent", confirmation: "over limit" }));
});

test("a provider that limits us is not away: the other enquiries are tried as well", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  await putEntry(folder(), "waiting", entryForTests());
  inbox.fail({ status: 429, count: 1 });

  expect(await flush()).toMatchObject({ arrived: 1, failed: 1, unreadable: 0, away: false });
});

test("while calls have to wait for their turn, the worker goes on", async () => {
  jest.replaceProperty(process.env, "RESEND_CALLS_PER_SECOND", "3");
  for (const _one of Array(3)) await putEntry(folder(), "waiting", entryForTests());
  // Too short to wait for a turn.
  start({ totalMs: 300, attemptMs: 300, confirmationMs: 300 });
  await untilDelivered(3);
  await closeCounters();

  expect(inbox.mails()).toHaveLength(6);
});

test("inbox mails go before confirmations, but for what was tried longest ago", async () => {
  for (const _one of Array(6)) await putConfirming();
  for (const _one of Array(6)) await putEntry(folder(), "waiting", entryForTests());
  await flush();

  const kinds = inbox.mails().map(({ idempotencyKey }) => idempotencyKey!.split("/")[1]);
  kinds.reverse();
  expect(kinds).toHaveLength(12);
  expect(kinds[0]).toBe("confirmation");
  // Of four that are sent at once, three may overtake.
  expect(kinds.lastIndexOf("inbox")).toBeLessThan(1 + 6 + 3);
});

test("few inbox mails go with their confirmations at once, however many others wait to be confirmed", async () => {
  for (const _one of Array(5)) await putConfirming();
  for (const _one of Array(4)) await putEntry(folder(), "waiting", entryForTests());
  await flush();

  expect(inbox.mails()).toHaveLength(5 + 2 * 4);
});

test("an enquiry has arrived with its inbox mail; a confirmation that fails later is no other", async () => {
  await putEntry(folder(), "waiting", entryForTests());
  inbox.fail({ nth: 2, count: 2, status: 500 });

  expect(await flush()).toMatchObject({ arrived: 1, failed: 0, away: true });
  expect(await flush()).toMatchObject({ arrived: 0, failed: 1, away: true });
});

test("an outbox that is away when its server starts is looked at once it is there", async () => {
  const check = jest.fn().mockRejectedValueOnce(new Error()).mockResolvedValue(undefined);
  start({ pauseMs: 1 }, { ...openOutbox(folder()), check });
  await until(() => Promise.resolve(logged().length > 0 && check.mock.calls.length > 1));
  await wait(20);

  expect(check).toHaveBeenCalledTimes(2);
  expect(logged()).toMatchObject([{ event: "outbox-error" }]);
});
