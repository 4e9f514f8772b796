import { log } from "../../../functions/log";

/** Variables that do nothing without another one. */
const NEEDS = [
  ["ENQUIRY_FALLBACK_TO", "RESEND_WEBHOOK_SECRET"],
  ["RESEND_WEBHOOK_SECRET", "ENQUIRY_OUTBOX"],
  ["ENQUIRY_WEBHOOK_URL", "ENQUIRY_OUTBOX"],
] as const;

/** Warns of each variable that is set and has no effect, so that nobody waits for what it promises. */
export function warnOfUnused(env: NodeJS.ProcessEnv): void {
  const isSet = (name: string) => Boolean(env[name]?.trim());
  for (const [name, needed] of NEEDS) {
    if (!isSet(name) || isSet(needed)) continue;
    log("unused-variable", { message: `${name} has no effect without ${needed}` }, "warn");
  }
}
