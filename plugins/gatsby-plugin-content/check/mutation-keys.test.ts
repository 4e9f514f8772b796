import type { Path } from "./content-file";
import { doubled, spotsOf, withInserted, without } from "../../../test/content/mutations";
import {
  at,
  EVERY,
  keys,
  lineOf,
  undetected,
  places,
  required,
  type Place,
} from "../../../test/content/mutation-test";

test("every required key that is left out is reported, at the group it is missing from", async () => {
  expect(required.length).toBeGreaterThan(200 / EVERY);
  expect(
    await undetected(required, (place) => without(place.text, place), at(1), /is missing|is empty/),
  ).toEqual([]);
});

test("every misspelt key is reported at its line", async () => {
  const spoil = (place: Place) => withInserted(place.text, place, "x", 1);
  expect(await undetected(keys, spoil, (place) => [lineOf(place)], /^Unknown key/)).toEqual([]);
});

test("every key that stands twice is reported at the second", async () => {
  const second = (place: Place) => {
    const copy = place.text.slice(place.start, place.value.end).trimEnd();
    return [lineOf(place) + copy.split("\n").length];
  };
  expect(await undetected(keys, (place) => doubled(place.text, place), second, /stands here twice/)).toEqual(
    [],
  );
});

test.each([
  ["a space", " "],
  ["a tab", "\t"],
])(
  "every line of a key or an entry that is indented by %s too much is reported there or on the line above",
  async (_, indent) => {
    const ownLine = places.filter(({ text, start }) => /\n *(- )?$/.test(text.slice(0, start)));
    const spots = ownLine.filter(
      ({ text, start, path }) => text.slice(0, start).includes(":") && !isFirst(path, text),
    );
    const spoil = ({ text, start }: Place) => {
      const line = text.lastIndexOf("\n", start - 1) + 1;
      return text.slice(0, line) + indent + text.slice(line);
    };
    expect(
      await undetected(spots, spoil, (place) => [lineOf(place), lineOf(place) - 1, lineOf(place) + 1]),
    ).toEqual([]);
  },
);

/** Whether a key is the first of its group: indenting it alone takes the others into its group, or breaks them. */
function isFirst(path: Path, text: string): boolean {
  const siblings = spotsOf(text).filter(
    (spot) => spot.path.slice(0, -1).join(".") === path.slice(0, -1).join("."),
  );
  return siblings[0]?.path.at(-1) === path.at(-1);
}
