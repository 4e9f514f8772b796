export function isOlder(since: Date, ms: number): boolean {
  return Date.now() - since.getTime() > ms;
}

/**
 * Whether something that ends within `ms` has been left behind. What is from the future by as much has been too: the
 * clock was set back, and nothing waits for it to catch up.
 */
export function isAbandoned(since: Date, ms: number): boolean {
  return Math.abs(Date.now() - since.getTime()) > ms;
}
