import { fill } from "./fill";

test("placeholders are filled once, and unknown ones stay", () => {
  expect(fill("{name}: {time}, {else}", { name: "{time}", time: "now" })).toBe("{time}: now, {else}");
});

test("a placeholder is filled wherever it stands, and dollar signs in its value stay as they are", () => {
  expect(fill("{a} and {a}", { a: "US$$, $& and A$'" })).toBe("US$$, $& and A$' and US$$, $& and A$'");
});

test("numbers are filled in", () => {
  expect(fill("{position} of {count}", { position: 1, count: 0 })).toBe("1 of 0");
});
