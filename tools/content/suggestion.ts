/**
 * The candidate that a misspelt word most likely means, or undefined when none is near.
 * Near is at most a third of the word's letters away, and at least two steps are allowed.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** "Did you mean …?" for the nearest candidate, or the fallback when none is near. */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  fallback?: string,
): string | undefined {
  const near = closest(word, candidates);
  return near === undefined ? fallback : `Did you mean "${near}"?`;
}

/** Steps from one word to the other: a letter added, dropped, exchanged, or two neighbours swapped. */
export function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const cells = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const at = (up: number, left: number) => rows[row - up]?.[column - left] ?? Infinity;
      let steps = Math.min(at(1, 0) + 1, (cells[column - 1] ?? Infinity) + 1, at(1, 1) + same);
      if (from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        steps = Math.min(steps, at(2, 2) + 1);
      }
      cells.push(steps);
    }
    rows.push(cells);
  }
  return rows[from.length]?.[to.length] ?? Infinity;
}
