import { assert, property, uuid } from "fast-check";
import "../../test/fixed-seed";
import { readReference, referenceOf } from "./reference";

const id = "0a5ef7a4-5c0b-4a6e-9a5a-1f0d2c3b4a59";

test("a reference is two groups of four letters and digits that nobody misreads", () => {
  assert(
    property(uuid(), (any) => {
      expect(referenceOf(any)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(readReference(referenceOf(any))).toBe(referenceOf(any));
    }),
  );
});

test("the same id has the same reference, also in a later version, and another id another one", () => {
  expect(referenceOf(id)).toBe("4T89-0BF3");
  expect(referenceOf(id.replace("0a", "0b"))).not.toBe(referenceOf(id));
});

test("ids that were made in the same moment have references that differ", () => {
  const ids = Array.from(
    { length: 200 },
    (_, index) => `0197f3a0-0000-7000-8000-${String(index).padStart(12, "0")}`,
  );

  expect(new Set(ids.map(referenceOf)).size).toBe(200);
});

test.each([
  ["7k2m-9pq4", "7K2M-9PQ4"],
  [" 7K2M9PQ4 ", "7K2M-9PQ4"],
  ["7K2M 9PQ4", "7K2M-9PQ4"],
  ["\u20667K2M-9PQ4\u2069", "7K2M-9PQ4"],
  ["7K2M\u20119PQ4", "7K2M-9PQ4"],
  ["7K2M\u20109PQ4", "7K2M-9PQ4"],
  ["OIl0-0110", "0110-0110"],
])("%j is read as %s", (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});

test.each(["", "7K2M", "7K2M-9PQ45", "7K2M-9PQU", "../../etc"])("%j is no reference", (typed) => {
  expect(readReference(typed)).toBeUndefined();
});
