import { withValue } from "../../../test/content/mutations";
import { at, EVERY, lineOf, undetected, places, type Place } from "../../../test/content/mutation-test";

test.each([
  ["a number", "5"],
  ["nothing", ""],
  ["a list", "[[]]"],
  ["a group", "{ stray: 1 }"],
])("every value that becomes %s is reported at its line", async (_, written) => {
  const spots = places.filter((place) => !(written === "5" && holdsNumber(place)));
  expect(spots.length).toBeGreaterThan(400 / EVERY);
  const lines = (place: Place, spoilt: string) => [...at(0)(place, spoilt), lineOf(place)];
  expect(await undetected(spots, (place) => withValue(place.text, place, written), lines)).toEqual([]);
});

function holdsNumber({ text, value }: Place): boolean {
  return /^\s*\d+\s*$/.test(text.slice(value.start, value.end));
}
