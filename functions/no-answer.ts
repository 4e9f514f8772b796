import { subscribe, unsubscribe } from "node:diagnostics_channel";

/** Why a call of `fetch` had no answer, for the log: the system's word, such as ECONNREFUSED, or the kind of error. */
export function whyNoAnswer(error: unknown): string {
  const { name, cause } = error as Error;
  const { code } = Object(cause) as { code?: unknown };
  return typeof code === "string" ? code : name;
}

/** Where Node's `fetch` reports each call that fails. */
const FAILURES = "undici:request:error";

/**
 * Why the calls that a library makes to an address had no answer, until `stop`.
 * @returns `last`: undefined while none of them has failed
 */
export function watchFailures(url: string): { last: () => string | undefined; stop: () => void } {
  const origin = URL.canParse(url) ? new URL(url).origin : undefined;
  let why = origin === undefined ? "ERR_INVALID_URL" : undefined;
  const hear = (failure: unknown) => {
    const { request, error } = failure as { request: { origin: string }; error: Error };
    if (request.origin === origin) why = whyNoAnswer({ name: error.name, cause: error });
  };
  subscribe(FAILURES, hear);
  return { last: () => why, stop: () => unsubscribe(FAILURES, hear) };
}
