import { isService, serviceLabel, summaryTitle, tooManyMessage } from "./words";

test.each([
  ["ai", "AI & Machine Learning"],
  ["media", "Media Services"],
  ["software", "Software Development"],
  ["other", "Other Services"],
  ["", "Not specified"],
  [undefined, "Not specified"],
  ["plumbing", "Not specified"],
  ["toString", "Not specified"],
])("service %j reads %j", (value, label) => {
  expect(serviceLabel(value)).toBe(label);
});

test("only the four values name a service", () => {
  expect(["ai", "media", "software", "other", "", "AI", 1, null].filter(isService)).toEqual([
    "ai",
    "media",
    "software",
    "other",
  ]);
});

test("the error summary counts, in the singular too", () => {
  expect(summaryTitle(1)).toBe("There is 1 field to correct");
  expect(summaryTitle(3)).toBe("There are 3 fields to correct");
});

test.each([
  [1, "in a minute"],
  [60, "in a minute"],
  [61, "in 2 minutes"],
  [600, "in 10 minutes"],
])("who has to wait %i seconds reads how long that is", (seconds, words) => {
  expect(tooManyMessage(seconds)).toContain(`Please try again ${words}.`);
});
