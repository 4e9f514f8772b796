import { FaultPlan, readFaults } from "./faults";
import type { Fault } from "./faults";

/** The status that each of the first five calls fails with. */
function spoiled(...faults: Fault[]): (number | undefined)[] {
  const plan = new FaultPlan();
  for (const fault of faults) plan.add(fault);
  return [1, 2, 3, 4, 5].map(() => plan.next()?.status);
}

test("a fault affects every call by default", () => {
  expect(spoiled({ status: 500 })).toEqual([500, 500, 500, 500, 500]);
});

test("`count` limits a fault to that many calls", () => {
  expect(spoiled({ status: 500, count: 2 })).toEqual([500, 500, undefined, undefined, undefined]);
});

test("`nth` limits a fault to that call, or with `count` to the calls from there on", () => {
  expect(spoiled({ status: 500, nth: 2 })).toEqual([undefined, 500, undefined, undefined, undefined]);
  expect(spoiled({ status: 500, nth: 2, count: 2 })).toEqual([undefined, 500, 500, undefined, undefined]);
});

test("several faults take effect one after another", () => {
  expect(spoiled({ status: 500, count: 1 }, { status: 429, count: 2 })).toEqual([
    500,
    429,
    429,
    undefined,
    undefined,
  ]);
});

test("cleared faults affect no call", () => {
  const plan = new FaultPlan();
  plan.add({ status: 500 });
  plan.clear();

  expect(plan.next()).toBeUndefined();
});

test("one fault or a list is read from JSON", () => {
  const fault = { status: 429, body: "json", retryAfter: 1, delayMs: 0, drop: "after", nth: 1, count: 3 };

  expect(readFaults(fault)).toEqual([fault]);
  expect(readFaults([fault, { retryAfter: "Fri, 31 Dec 1999 23:59:59 GMT" }])).toHaveLength(2);
});

test.each([
  [null, "A fault is a JSON object."],
  ["500", "A fault is a JSON object."],
  [[{ status: 500 }, 7], "A fault is a JSON object."],
  [{ statu: 500 }, "`statu` is unknown"],
  [{ status: 600 }, "`status` must be"],
  [{ status: 199 }, "`status` must be"],
  [{ status: "500" }, "`status` must be"],
  [{ body: "xml" }, "`body` must be"],
  [{ retryAfter: -1 }, "`retryAfter` must be"],
  [{ retryAfter: "Fri, 31 Dec…" }, "`retryAfter` must be"],
  [{ delayMs: 0.5 }, "`delayMs` must be"],
  [{ drop: true }, "`drop` must be"],
  [{ nth: 0 }, "`nth` must be"],
  [{ count: 0 }, "`count` must be"],
])("%j is no fault", (input, reason) => {
  expect(readFaults(input)).toContain(reason);
});
