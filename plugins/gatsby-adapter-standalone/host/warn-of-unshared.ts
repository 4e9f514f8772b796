import { isRedis } from "../../../functions/env";
import { log } from "../../../functions/log";

/** Warns if several servers may share the outbox (it is a Redis), but each counts for itself (without REDIS_URL). */
export function warnOfUnshared({ ENQUIRY_OUTBOX = "", REDIS_URL = "" }: NodeJS.ProcessEnv): void {
  if (!isRedis(ENQUIRY_OUTBOX) || REDIS_URL.trim() !== "") return;
  const message =
    "ENQUIRY_OUTBOX is a Redis, but REDIS_URL is not set: if there are several servers, each has limits of its own, and " +
    "makes RESEND_CALLS_PER_SECOND calls by itself";
  log("unshared-counters", { message }, "warn");
}
