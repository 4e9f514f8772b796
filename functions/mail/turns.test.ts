import { redisForTests } from "../../test/functions/fake-redis";
import { useLog } from "../../test/functions/log";
import { useMailInbox } from "../../test/functions/mail-inbox";
import { until } from "../../test/functions/until";
import { closeCounters, consume } from "../limits/counters";
import type * as Retry from "./retry";
import type * as Turns from "./turns";

const account = { key: "re_test", baseUrl: undefined, callsPerSecond: 5 };
const later = () => performance.now() + 20_000;
const mail = { from: "a@example.com", to: ["b@example.com"], subject: "Hello", html: "", text: "Hello" };

/** The timeout, in milliseconds, of calls for which at least six seconds have to be left. */
const SIX_SECONDS = 60_000;

let takeTurn: typeof Turns.takeTurn;
let sendMail: typeof Retry.sendMail;

beforeEach(async () => {
  // Turns that were granted in another test no longer count.
  jest.resetModules();
  ({ takeTurn } = await import("./turns"));
  ({ sendMail } = await import("./retry"));
});

afterEach(closeCounters);

const inbox = useMailInbox();
const logged = useLog();

/** Sends a mail within `ms`, where one call a second is allowed. */
function send(key: string, ms: number, attemptMs = 1_000) {
  const narrow = { ...account, baseUrl: inbox.url, callsPerSecond: 1 };
  return sendMail(mail, key, narrow, { attemptMs, attempts: 3, backoffMs: 10 }, performance.now() + ms);
}

test("five calls a second are made, and the others wait for their turn", async () => {
  const startedAt = performance.now();
  const turns = await Promise.all(Array.from({ length: 6 }, () => takeTurn("inbox", later(), account)));

  expect(turns).toEqual(Array(6).fill(true));
  expect(performance.now() - startedAt).toBeGreaterThan(1_050);
});

test("the company's mails go before confirmations, in the order in which they came", async () => {
  const order: string[] = [];
  const ask = async (name: string, priority: "inbox" | "confirmation") => {
    await takeTurn(priority, later(), account);
    order.push(name);
  };
  // The others have to wait.
  await Promise.all(Array.from({ length: 5 }, () => takeTurn("inbox", later(), account)));
  await Promise.all([ask("c", "confirmation"), ask("a", "inbox"), ask("b", "inbox")]);

  expect(order).toEqual(["a", "b", "c"]);
});

test("a caller whose deadline comes before its turn is refused in time, and takes none", async () => {
  const narrow = { ...account, callsPerSecond: 1 };
  expect(await takeTurn("inbox", later(), narrow)).toBe(true);
  const [patient, hurried] = [
    takeTurn("inbox", later(), narrow),
    takeTurn("confirmation", performance.now() + 50, narrow),
  ];
  const startedAt = performance.now();

  expect(await hurried).toBe(false);
  expect(performance.now() - startedAt).toBeLessThan(900);
  expect(await patient).toBe(true);
});

test("with Redis the calls of other servers count, too", async () => {
  const redis = await redisForTests();
  const shared = { ...account, redisUrl: redis.url };
  await consume("warm-up", { name: "calls", points: 5, windowS: 1 }, redis.url);
  await until(() => logged().length > 0);
  expect(await takeTurn("inbox", later(), shared)).toBe(true);
  redis.counts.set("calls:provider", 5);

  expect(await takeTurn("inbox", performance.now() + 100, shared)).toBe(false);
  await closeCounters();
  await redis.away();
});

test("a deadline that has passed still allows a turn that is free", async () => {
  expect(await takeTurn("inbox", performance.now() - 1, account)).toBe(true);
});

test("a mail whose turn leaves no time for a call of six seconds is not called for, and may be tried again", async () => {
  await takeTurn("inbox", later(), { ...account, callsPerSecond: 1 });

  // The next turn is in 1.1 seconds.
  expect(await send("a", 6_800, SIX_SECONDS)).toMatchObject({ ok: false, kind: "no-turn", attempts: 0 });
  expect(inbox.calls()).toBe(0);
});

test("a mail that has less than a call's six seconds is called for once, if it need not wait", async () => {
  expect(await send("a", 5_000, SIX_SECONDS)).toMatchObject({ ok: true, attempts: 1 });
  expect(await send("a", 5_000, SIX_SECONDS)).toMatchObject({ ok: false, kind: "no-turn", attempts: 0 });
  expect(inbox.calls()).toBe(1);
});

test("a mail that gets no turn is no call, and may be tried again", async () => {
  const [one, other] = await Promise.all([send("a", 5_000), send("b", 300)]);

  expect(one).toMatchObject({ ok: true });
  expect(other).toMatchObject({ ok: false, kind: "no-turn", status: null, attempts: 0 });
  expect(inbox.calls()).toBe(1);
});
