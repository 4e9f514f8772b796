import { stringify } from "yaml";

/** How many values stand under the same key in both, in whatever order the keys stand. */
export function inCommon(one: unknown, other: unknown): number {
  const those = valuesOf(other);
  return valuesOf(one).filter((value) => those.includes(value)).length;
}

/**
 * Where in a list each of its new values stood before: where the equal one stood, in whatever order its keys; for
 * what is left, where the one with most values in common stood; of several, the nearest to where it follows on.
 * @returns for each new value a place in the old list, or undefined where all are taken: it is new
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

/** The old place that follows on from that of the last value before this one which has not changed. */
function followingOn(places: readonly (number | undefined)[], index: number): number {
  const last = places.findLastIndex((place, one) => one < index && place !== undefined);
  return (places[last] ?? -1) + index - last;
}

function valuesOf(value: unknown): string[] {
  return typeof value === "object" && value !== null ? Object.entries(value).map(textOf) : [];
}

/** A text that equal values share. */
function textOf(value: unknown): string {
  return stringify(value, { sortMapEntries: true, aliasDuplicateObjects: false });
}
