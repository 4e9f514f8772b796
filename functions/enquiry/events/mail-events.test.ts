import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { watchesAccepted } from "../../../test/functions/accepted-conformance";
import { hearsBounces } from "../../../test/functions/bounces-conformance";
import { hearsEvents } from "../../../test/functions/events-conformance";
import { disk, failToRead } from "../../../test/functions/failing-disk";
import { useLog } from "../../../test/functions/log";
import { useMailEvents } from "../../../test/functions/mail-events";
import { putEntry, timingForTests } from "../../../test/functions/outbox";
import { entryForTests } from "../../../test/functions/outbox-conformance";
import { emptyOutboxOf } from "../../../test/functions/redis-outbox";
import { useRedis } from "../../../test/functions/redis-server";
import { useWorkingFolder } from "../../../test/folders";
import { entryName } from "../outbox/entry";
import { openOutbox } from "../outbox/open-outbox";
import { applyEvent } from "./apply-event";
import { tagOf } from "./mail-tags";
import { watchAccepted } from "./watch-accepted";

// The folder beside Redis is relative to the working directory.
const folder = useWorkingFolder("events");
const redis = useRedis();

const logged = useLog();

function handlesEvents(open: () => string | Promise<string>, breakDown: () => void | Promise<void>) {
  const events = useMailEvents(open);
  hearsEvents(events, breakDown);
  hearsBounces(events);
  watchesAccepted(events);
}

const place = () => join(folder(), "outbox");

describe("in a folder,", () =>
  handlesEvents(place, () => {
    rmSync(place(), { recursive: true, force: true });
    writeFileSync(place(), "a file");
  }));

describe("in Redis,", () => {
  let isDown = false;

  handlesEvents(
    async () => {
      if (isDown) await redis.start();
      isDown = false;
      await emptyOutboxOf(redis);
      return redis.url;
    },
    async () => {
      isDown = true;
      await redis.kill();
    },
  );
});

test("what is no entry, or is taken by another process meanwhile, is left alone, and is no error", async () => {
  await putEntry(folder(), "accepted", entryForTests());
  writeFileSync(join(folder(), "accepted", "a.json"), "{");
  const claim = jest.fn().mockResolvedValue("gone");
  await watchAccepted({ ...openOutbox(folder()), claim }, timingForTests);

  expect(claim).toHaveBeenCalledTimes(1);
  expect(readdirSync(join(folder(), "accepted"))).toHaveLength(2);
  expect(logged()).toEqual([]);
});

/** The provider says that an entry's mail has bounced. @returns whether that is done, and what is logged */
async function hearBounced(entry = entryForTests()) {
  const before = logged().length;
  const tags = { enquiry: tagOf(entryName(entry)), attempt: "0" };
  const done = await applyEvent(openOutbox(folder()), { outcome: "bounced", tags });
  return { done, lines: logged().slice(before) };
}

test("an event about an enquiry whose file cannot be read has to come again, and is done when it can be", async () => {
  const entry = entryForTests();
  const name = await putEntry(folder(), "accepted", entry);
  const other = await putEntry(folder(), "accepted", entryForTests());
  const reading = failToRead((path) => path.includes(entry.id), "EIO");

  expect(await hearBounced(entry)).toMatchObject({
    done: false,
    lines: [{ event: "outbox-error", code: "EIO", box: join(folder(), "accepted", name) }],
  });
  // An event about another enquiry does not read that file.
  expect(await hearBounced()).toMatchObject({ done: true, lines: [{ known: false }] });
  reading.mockRestore();
  expect(await hearBounced(entry)).toMatchObject({ done: true, lines: [{ event: "undelivered" }] });
  expect(readdirSync(join(folder(), "accepted"))).toEqual([other]);
});

test("an event reads the file of its own enquiry, and no other", async () => {
  const entry = entryForTests();
  await putEntry(folder(), "accepted", entry);
  for (const state of ["sending", "waiting", "accepted"] as const) {
    await putEntry(folder(), state, entryForTests());
  }
  const reading = jest.spyOn(disk, "readFile");
  await hearBounced(entry);

  expect(reading).toHaveBeenCalled();
  for (const [path] of reading.mock.calls) expect(path).toContain(entry.id);
});

test("an event about a file that is no entry puts that aside, and is not known when it comes again", async () => {
  const entry = entryForTests();
  const name = await putEntry(folder(), "accepted", entry);
  writeFileSync(join(folder(), "accepted", name), "{");

  expect(await hearBounced(entry)).toMatchObject({
    done: false,
    lines: [{ event: "outbox", outcome: "unreadable", file: name, level: "error" }],
  });
  expect(await hearBounced(entry)).toMatchObject({ done: true, lines: [{ known: false, level: "error" }] });
  expect(readdirSync(join(folder(), "unreadable"))).toEqual([name]);
});

test("an event about an enquiry that another server may have in its folder has to come again, for an hour", async () => {
  const outbox = { ...openOutbox(folder()), spill: openOutbox(folder()) };
  const tags = { enquiry: tagOf(entryName(entryForTests())), attempt: "0" };
  const hear = (happenedAt?: number) => applyEvent(outbox, { outcome: "bounced", tags, happenedAt });

  expect([await hear(Date.now()), logged()]).toEqual([false, []]);
  expect([await hear(Date.now() - 61 * 60_000), await hear()]).toEqual([true, true]);
});
