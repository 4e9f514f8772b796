/** @jest-environment node */
import { withValue } from "./mutations";
import { at, lineOf, missed, places, type Place } from "./sweep";

test.each([
  ["a number", "5"],
  ["nothing", ""],
  ["a list", "[[]]"],
  ["a group", "{ stray: 1 }"],
])("every value that becomes %s is told at its line", async (_, written) => {
  const spots = places.filter(({ path }) => !(path.at(-1) === "order" && written === "5"));
  expect(spots.length).toBeGreaterThan(600);
  const lines = (place: Place, spoilt: string) => [...at(0)(place, spoilt), lineOf(place)];
  expect(await missed(spots, (place) => withValue(place.text, place, written), lines)).toEqual([]);
});
