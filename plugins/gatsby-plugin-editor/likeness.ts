import { stringify } from "yaml";

/** How many keys have the same value in both, in any order. */
export function inCommon(one: unknown, other: unknown): number {
  const those = valuesOf(other);
  return valuesOf(one).filter((value) => those.includes(value)).length;
}

/**
 * The former index of each entry of a changed list: that of an equal entry (the order of keys does not matter), else
 * that of the entry with most values in common, and of several such, the one nearest to where it would follow on.
 * @returns for each entry an index in the old list, or undefined for a new entry
 */
export function formerPlaces(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const known = before.map(textOf);
  const free = new Set(known.keys());
  const places = after.map((value) => {
    const text = textOf(value);
    const place = [...free].find((one) => known[one] === text);
    if (place !== undefined) free.delete(place);
    return place;
  });
  const pairs = places.flatMap((found, index) =>
    (found === undefined ? [...free] : []).map((place) => ({
      index,
      place,
      common: inCommon(after[index], before[place]),
      distance: Math.abs(followingOn(places, index) - place),
    })),
  );
  pairs.sort((one, other) => other.common - one.common || one.distance - other.distance);
  for (const { index, place } of pairs)
    if (places[index] === undefined && free.delete(place)) places[index] = place;
  return places;
}

/** The former index that would follow that of the nearest unchanged entry before this one. */
function followingOn(places: readonly (number | undefined)[], index: number): number {
  const last = places.findLastIndex((place, one) => one < index && place !== undefined);
  return (places[last] ?? -1) + index - last;
}

function valuesOf(value: unknown): string[] {
  return typeof value === "object" && value !== null ? Object.entries(value).map(textOf) : [];
}

/** A text that is the same for equal values. */
function textOf(value: unknown): string {
  return stringify(value, { sortMapEntries: true, aliasDuplicateObjects: false });
}
