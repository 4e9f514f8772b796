import { wordsForTests } from "../../test/functions/enquiry-words";
import { FIELDS } from "./fields";
import { plural, shownValue } from "./words";

const { form: words } = wordsForTests;
const field = (name: string) => FIELDS.find((one) => one.name === name)!;

test.each([
  ["ai", "AI & Machine Learning"],
  ["other", "Other Services"],
  ["", "Not specified"],
  ["plumbing", "plumbing"],
  ["toString", "toString"],
])("the choice %j reads %j", (value, label) => {
  expect(shownValue(field("service"), value, words)).toBe(label);
});

test("what was typed reads as it was typed", () => {
  expect(shownValue(field("name"), "ai", words)).toBe("ai");
});

test("a sentence about a number has the form that its language gives the number", () => {
  const arabic = {
    zero: "zero {count}",
    one: "one {count}",
    two: "two {count}",
    few: "few {count}",
    many: "many {count}",
    other: "other {count}",
  };

  expect([0, 1, 2, 3, 11, 100].map((count) => plural(arabic, count, "ar"))).toEqual([
    "zero 0",
    "one 1",
    "two 2",
    "few 3",
    "many 11",
    "other 100",
  ]);
});

test("where a form is missing, the general one is taken", () => {
  expect(plural({ one: null, other: "{count} in all" }, 1, "en")).toBe("1 in all");
});
