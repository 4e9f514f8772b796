/** Whether something has been there for longer than `ms`. */
export function isOlder(since: Date, ms: number): boolean {
  return Date.now() - since.getTime() > ms;
}

/**
 * Whether something that should have ended within `ms` is abandoned. So is what lies further than that in the future:
 * the clock was set back, and nothing should wait until it has caught up.
 */
export function isAbandoned(since: Date, ms: number): boolean {
  return Math.abs(Date.now() - since.getTime()) > ms;
}
