import { distance } from "fastest-levenshtein";

/**
 * The candidate that a misspelt word most likely means, or undefined when none is near.
 * @param most how many letters off is near: a third of the word's, and at least two
 */
export function closest(
  word: string,
  candidates: Iterable<string>,
  most = Math.max(2, Math.floor(word.length / 3)),
): string | undefined {
  let best: string | undefined;
  let least = most + 1;
  for (const candidate of candidates) {
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** "Did you mean …?" for the nearest candidate, or the fallback when none is near. */
export function didYouMean(word: string, candidates: Iterable<string>, fallback: string): string {
  const near = closest(word, candidates);
  return near === undefined ? fallback : `Did you mean "${near}"?`;
}
