import { writtenDay } from "./written-day";

test.each([
  ["en", "21 November 2026"],
  ["ar", "21 نوفمبر 2026"],
  ["en-US", "November 21, 2026"],
])("a day in %s", (language, text) => {
  expect(writtenDay("2026-11-21", language)).toBe(text);
});

test("a month can be short", () => {
  expect(writtenDay("2026-06-05T00:00:00.000Z", "en", "short")).toBe("5 Jun 2026");
});
