import { randomUUID } from "node:crypto";
import { entryName } from "../../functions/enquiry/outbox/entry";
import type { Entry } from "../../functions/enquiry/outbox/entry";
import { RESUMED, STATES } from "../../functions/enquiry/outbox/outbox";
import type { Claim, EntryState, Held, Outbox } from "../../functions/enquiry/outbox/outbox";
import { enquiryForTests } from "./enquiry";

/** A store to test. Each call of `open` stands for another process that shares the outbox. */
type StoreForTests = { open: () => Outbox; leaseMs: number; remove: () => void | Promise<void> };

/** An entry that came a minute ago, so that it is not overdue yet. */
export const entryForTests = (change: Partial<Entry> = {}): Entry => ({
  id: randomUUID(),
  receivedAt: new Date(Date.now() - 60_000).toISOString(),
  enquiry: enquiryForTests(),
  ...change,
});

/** What every store of the outbox promises, whatever it is made of. */
export function conformsToOutbox(make: () => StoreForTests | Promise<StoreForTests>): void {
  let store: StoreForTests;
  let outbox: Outbox;

  beforeEach(async () => {
    store = await make();
    outbox = store.open();
  });

  afterEach(() => store.remove());

  const ids = async (state: EntryState) => (await outbox.list(state)).map(({ entry }) => entry?.id);

  const only = async (state: EntryState): Promise<Held> => {
    const held = await outbox.list(state);
    expect(held).toHaveLength(1);
    return held[0]!;
  };

  const claimed = async (held: Held, by = outbox): Promise<Claim> => {
    const claim = await by.claim(held);
    if (typeof claim === "string") throw new Error(`It is ${claim}`);
    return claim;
  };

  /** Sets another time of day, for this process and all others. */
  const jump = (ms: number) => {
    const now = Date.now();
    jest.spyOn(Date, "now").mockReturnValue(now + ms);
  };

  test("an outbox that nothing has been put into is empty", async () => {
    for (const state of STATES) expect(await outbox.list(state)).toEqual([]);
    await outbox.tidy(true);
  });

  test("what is taken is being sent, and every other process sees it as it was taken", async () => {
    const entry = entryForTests();
    const claim = await outbox.take(entry);

    expect(claim.entry).toEqual(entry);
    const [held] = await store.open().list("sending");
    expect(held).toMatchObject({ state: "sending", entry, abandoned: false });
    expect(held!.text).toContain("noor@example.com");
  });

  test.each([...RESUMED, "honeypot"] as const)("settled as %s, it is that", async (state) => {
    const entry = entryForTests();
    await (await outbox.take(entry)).settle(state);

    expect(await ids(state)).toEqual([entry.id]);
    expect(await ids("sending")).toEqual([]);
  });

  test("an entry that is done is gone", async () => {
    await (await outbox.take(entryForTests())).settle("done");

    expect(await ids("sending")).toEqual([]);
    expect(await ids("waiting")).toEqual([]);
  });

  test("the progress of an entry is kept with it", async () => {
    const entry = entryForTests();
    const claim = await outbox.take(entry);
    await claim.save({ refusals: 1 });
    await claim.save({ withoutReplyTo: true });
    await claim.settle("waiting");

    expect((await only("waiting")).entry).toEqual({
      ...entry,
      progress: { refusals: 1, withoutReplyTo: true },
    });
  });

  test.each(RESUMED)(
    "an enquiry that comes again while it is %s goes on from where it was",
    async (state) => {
      const entry = entryForTests();
      const first = await outbox.take(entry);
      await first.save({ refusals: 2 });
      await first.settle(state);
      const again = await store.open().take({ ...entry, receivedAt: "2025-03-01T09:00:00.000Z" });

      expect(again.entry).toEqual({ ...entry, progress: { refusals: 2 } });
      expect(await ids(state)).toEqual([]);
      expect(await ids("sending")).toEqual([entry.id]);
    },
  );

  test("other content with the same id is another enquiry", async () => {
    const entry = entryForTests();
    await (await outbox.take(entry)).settle("waiting");
    await (
      await outbox.take({ ...entry, enquiry: { ...entry.enquiry, message: "Another." } })
    ).settle("waiting");

    expect(await ids("waiting")).toEqual([entry.id, entry.id]);
  });

  test("of many who claim an entry, in several processes, one gets it", async () => {
    await (await outbox.take(entryForTests())).settle("waiting");
    const held = await only("waiting");
    const claims = await Promise.all([1, 2, 3, 4].map(() => store.open().claim(held)));

    expect(claims.filter((claim) => claim !== "gone")).toHaveLength(1);
    expect(await ids("waiting")).toEqual([]);
    expect(await ids("sending")).toHaveLength(1);
  });

  test("what is claimed is gone for a later claim", async () => {
    await (await outbox.take(entryForTests())).settle("waiting");
    const held = await only("waiting");
    await claimed(held);

    expect(await outbox.claim(held)).toBe("gone");
  });

  test("a process that died leaves its entry to others, after its time", async () => {
    const entry = entryForTests();
    await outbox.take(entry);
    expect((await only("sending")).abandoned).toBe(false);
    jump(store.leaseMs + 1_000);

    const held = await only("sending");
    expect(held.abandoned).toBe(true);
    expect((await claimed(held, store.open())).entry).toEqual(entry);
  });

  test("once another process has taken it over, the first one changes nothing", async () => {
    const late = await outbox.take(entryForTests());
    jump(store.leaseMs + 1_000);
    expect(await late.isMine()).toBe(true);
    const heir = await claimed(await only("sending"), store.open());
    expect([await late.isMine(), await heir.isMine()]).toEqual([false, true]);
    await late.save({ refusals: 7 });
    await late.settle("refused");
    await late.settle("done");

    expect((await only("sending")).entry?.progress).toBeUndefined();
    await heir.settle("waiting");
    expect(await ids("waiting")).toHaveLength(1);
    expect(await ids("refused")).toEqual([]);
  });

  test("if two processes send one enquiry at once, the one that fails takes nothing from the other", async () => {
    const entry = entryForTests();
    const [one, other] = [await outbox.take(entry), await store.open().take(entry)];
    await one.settle("waiting");
    expect(await ids("waiting")).toEqual([entry.id]);
    await other.settle("done");

    expect(await ids("sending")).toEqual([]);
  });

  test("a clock that is set back leaves nothing in sending for ever", async () => {
    await outbox.take(entryForTests());
    jump(-2 * store.leaseMs);

    expect((await only("sending")).abandoned).toBe(true);
  });

  test("entries are listed by how long they have been there", async () => {
    const [first, second] = [entryForTests(), entryForTests()];
    await outbox.take(first);
    jump(5);
    await outbox.take(second);

    expect(await ids("sending")).toEqual([first.id, second.id]);
  });

  test("what was tried last is listed last", async () => {
    const [first, second] = [entryForTests(), entryForTests()];
    for (const entry of [first, second]) {
      await (await outbox.take(entry)).settle("waiting");
      jump(5);
    }
    const [longest] = await outbox.list("waiting");
    await (await claimed(longest!)).settle("waiting");

    expect(await ids("waiting")).toEqual([second.id, first.id]);
  });

  test.each(["sending", "waiting"] as const)(
    "of what is %s, only what is wanted by its name is listed",
    async (state) => {
      const entry = entryForTests();
      for (const each of [entryForTests(), entry, entryForTests()]) {
        const claim = await outbox.take(each);
        if (state === "waiting") await claim.settle(state);
      }

      expect(await outbox.list(state, (name) => name === entryName(entry))).toMatchObject([{ entry }]);
    },
  );

  test("what is put back where it was can keep its age", async () => {
    await (await outbox.take(entryForTests())).settle("waiting");
    const held = await only("waiting");
    jump(60_000);
    await (await claimed(held)).settle("waiting", held.since.getTime());

    expect((await only("waiting")).since).toEqual(held.since);
  });

  test("what has a filled honeypot is kept for 30 days, and longer while the clock is not steady", async () => {
    await outbox.setAside(entryForTests());
    jump(29 * 24 * 60 * 60 * 1000);
    await outbox.tidy(true);
    expect(await ids("honeypot")).toHaveLength(1);
    jump(2 * 24 * 60 * 60 * 1000);
    await outbox.tidy(false);
    expect(await ids("honeypot")).toHaveLength(1);
    await outbox.tidy(true);
    expect(await ids("honeypot")).toEqual([]);
  });

  test("what is removed is gone, once", async () => {
    await (await outbox.take(entryForTests())).settle("waiting");
    const held = await only("waiting");

    expect(await outbox.remove(held)).toBe(true);
    expect(await outbox.remove(held)).toBe(false);
    expect(await ids("waiting")).toEqual([]);
  });

  test("a burst of two hundred is all there", async () => {
    const entries = Array.from({ length: 200 }, () => entryForTests());
    const claims = await Promise.all(entries.map((entry) => outbox.take(entry)));
    expect(new Set(await ids("sending"))).toEqual(new Set(entries.map(({ id }) => id)));
    await Promise.all(claims.map((claim, index) => claim.settle(index % 2 ? "waiting" : "done")));

    expect(await ids("waiting")).toHaveLength(100);
    expect(await ids("sending")).toEqual([]);
  });
}
