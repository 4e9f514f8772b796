/** @jest-environment node */
import { viewLimit } from "./view-limit";

test("one sender's views are limited, another's are not", async () => {
  const isTooMany = viewLimit(2, 10);

  expect([await isTooMany("a"), await isTooMany("a"), await isTooMany("a")]).toEqual([false, false, true]);
  expect(await isTooMany("b")).toBe(false);
});

test("all senders' views together are limited, and those of one past its limit do not count", async () => {
  const isTooMany = viewLimit(1, 2);
  await isTooMany("a");
  await isTooMany("a");

  expect([await isTooMany("b"), await isTooMany("c")]).toEqual([false, true]);
});
