// The environment variables of functions, read at run time. This goes through `globalThis` because Gatsby's build turns
// a plain `process.env.X` into a literal, which would put secrets into the bundle.

/** What the provider allows an account, unless RESEND_CALLS_PER_SECOND says otherwise. */
const DEFAULT_CALLS_PER_SECOND = 5;

export type MailEnv = {
  key: string | undefined;
  baseUrl: string | undefined;
  from: string | undefined;
  to: string | undefined;
  /** Calls that the provider allows the account in a second. */
  callsPerSecond: number;
  /** Where they are counted together, if several servers share the account. */
  redisUrl: string | undefined;
  /** Second inbox, for what the first one does not take. */
  fallbackTo: string | undefined;
};

/** What the operator has set for sending enquiries; blank counts as not set. */
export function readMailEnv(): MailEnv {
  return {
    key: read("RESEND_API_KEY"),
    baseUrl: read("RESEND_BASE_URL"),
    from: read("ENQUIRY_FROM"),
    to: read("ENQUIRY_TO"),
    callsPerSecond: countIn("RESEND_CALLS_PER_SECOND", DEFAULT_CALLS_PER_SECOND),
    redisUrl: read("REDIS_URL"),
    fallbackTo: read("ENQUIRY_FALLBACK_TO"),
  };
}

/** Enquiries that one address may send in ten minutes, unless ENQUIRY_LIMIT says otherwise. */
const DEFAULT_LIMIT = 10;

/** Confirmations that one recipient may be sent in a day, unless CONFIRMATION_LIMIT says otherwise. */
const DEFAULT_CONFIRMATION_LIMIT = 3;

/** What the operator has set for limits. A value that is no number from 1 up counts as not set. */
export function readLimitEnv() {
  return {
    limit: countIn("ENQUIRY_LIMIT", DEFAULT_LIMIT),
    confirmationLimit: countIn("CONFIRMATION_LIMIT", DEFAULT_CONFIRMATION_LIMIT),
    /** Where counters are shared; undefined: each process counts for itself. */
    redisUrl: read("REDIS_URL"),
    /** Proxies whose `X-Forwarded-For` counts, as Express's "trust proxy" names them; undefined: none. */
    trustProxy: read("TRUST_PROXY"),
  };
}

/**
 * What is wrong with a value in quotation marks: Docker's files, unlike a shell, keep them, and one that is not closed
 * is part of the value everywhere. The name before an address may have them: `"Falaj" <hello@falaj.example>`.
 */
export function quotesProblem(name: string, value = ""): string | undefined {
  const isQuoted = /^\s*(?:"(?:[^"]*|.*"\s*)|'(?:[^']*|.*'\s*))$/.test(value);
  return isQuoted ? `${name} is in quotation marks: leave them out` : undefined;
}

/** The outbox's folder on a server with a disk, unless `ENQUIRY_OUTBOX` names another; beside Redis always this one. */
const DEFAULT_FOLDER = "data/enquiries";

/** What `ENQUIRY_OUTBOX` was called until 2026; still read where the new name is not set. */
export const FORMER_OUTBOX_VARIABLE = "ENQUIRY_JOURNAL";

/**
 * Where the outbox is, with its default, for programs that start a process; undefined, so no outbox, if
 * `ENQUIRY_OUTBOX` is set but empty.
 */
export function outboxAddress(env: NodeJS.ProcessEnv): string | undefined {
  return (env.ENQUIRY_OUTBOX ?? env[FORMER_OUTBOX_VARIABLE] ?? DEFAULT_FOLDER).trim() || undefined;
}

/** Whether an outbox is a Redis that several servers share, and not a folder. */
export function isRedis(address: string): boolean {
  return /^rediss?:\/\//i.test(address);
}

/** The folder of an outbox: itself, or, if it is in Redis, the one beside that on this server's own disk. */
export function folderOf(address: string): string {
  return isRedis(address) ? DEFAULT_FOLDER : address;
}

/** Where the outbox is, as it is set, for functions; undefined where there is none. */
export function readOutboxEnv(): string | undefined {
  const { env } = globalThis.process;
  return (env.ENQUIRY_OUTBOX ?? env[FORMER_OUTBOX_VARIABLE])?.trim() || undefined;
}

/** The secret that the provider signs its events with; undefined: it sends none. */
export function readMailEventSecret(): string | undefined {
  return read("RESEND_WEBHOOK_SECRET");
}

/** Where messages about enquiries are posted to another system, and the secret that signs them. */
export type WebhookEnv = { url: string; secret: string };

/** Undefined unless both are set: no message is posted without a signature. */
export function readWebhookEnv(): WebhookEnv | undefined {
  const url = read("ENQUIRY_WEBHOOK_URL");
  const secret = read("ENQUIRY_WEBHOOK_SECRET");
  return url !== undefined && secret !== undefined ? { url, secret } : undefined;
}

/** Where page views are passed on to; undefined: nowhere. */
export function readInsightsUpstream(): string | undefined {
  return read("INSIGHTS_UPSTREAM");
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether nobody on the way can read or change what is sent there: over HTTPS, or within this machine. */
export function isPrivate(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" || LOOPBACK.test(hostname);
}

/** The number from 1 up that a variable holds; anything else counts as not set. */
function countIn(name: RuntimeVariable, otherwise: number): number {
  const number = Number(read(name));
  return Number.isInteger(number) && number >= 1 ? number : otherwise;
}

/** The value of a variable; blank counts as not set. */
function read(name: RuntimeVariable): string | undefined {
  return globalThis.process.env[name]?.trim() || undefined;
}

/** Every variable that functions read. A build gets none of them. */
export const RUNTIME_VARIABLES = [
  "RESEND_API_KEY",
  "RESEND_BASE_URL",
  "ENQUIRY_FROM",
  "ENQUIRY_TO",
  "ENQUIRY_LIMIT",
  "CONFIRMATION_LIMIT",
  "RESEND_CALLS_PER_SECOND",
  "ENQUIRY_OUTBOX",
  FORMER_OUTBOX_VARIABLE,
  "TRUST_PROXY",
  "REDIS_URL",
  "ENQUIRY_FALLBACK_TO",
  "RESEND_WEBHOOK_SECRET",
  "ENQUIRY_WEBHOOK_URL",
  "ENQUIRY_WEBHOOK_SECRET",
  "INSIGHTS_UPSTREAM",
] as const;

type RuntimeVariable = (typeof RUNTIME_VARIABLES)[number];
