import { isPrivate, quotesProblem, RUNTIME_VARIABLES } from "../../../functions/env";
import { readTrust, type Trust } from "../../../functions/http/sender";
import { redisProblem } from "../../../functions/redis-address";
import { readUpstream } from "../../../functions/insights/upstream";

/** The server's configuration, read once at start. Functions read their own variables when they answer. */
export type HostConfig = {
  host: string;
  port: number;
  /** Which proxies are believed. */
  trust: Trust;
};

/** A mistake in the configuration; the message is one line that says how to fix it. */
export class ConfigError extends Error {}

/**
 * Reads and checks the environment, with the variables that only functions use, so that a mistake shows when the
 * server starts and not when the first enquiry arrives.
 * @throws ConfigError
 */
export function readConfig(env: NodeJS.ProcessEnv): HostConfig {
  const { RESEND_API_KEY, RESEND_BASE_URL, REDIS_URL } = env;
  for (const name of RUNTIME_VARIABLES) {
    const problem = quotesProblem(name, env[name]);
    if (problem !== undefined) throw new ConfigError(problem);
  }
  if (isSet(RESEND_API_KEY) && !/^[!-~]+$/.test(RESEND_API_KEY.trim())) {
    throw new ConfigError("RESEND_API_KEY holds a character that no key has: copy it again");
  }
  for (const name of ["ENQUIRY_LIMIT", "CONFIRMATION_LIMIT", "RESEND_CALLS_PER_SECOND"]) {
    const value = env[name];
    if (!isSet(value) || /^[1-9]\d{0,8}$/.test(value.trim())) continue;
    throw new ConfigError(`${name}=${value} is not a count: give a whole number of at least 1`);
  }
  for (const name of ["ENQUIRY_FROM", "ENQUIRY_TO", "ENQUIRY_FALLBACK_TO"]) requireMailbox(name, env[name]);
  requirePrivate("RESEND_BASE_URL", RESEND_BASE_URL, "it gets the key");
  requirePrivate("ENQUIRY_WEBHOOK_URL", env.ENQUIRY_WEBHOOK_URL, "it gets what visitors wrote");
  requireSecret("RESEND_WEBHOOK_SECRET", env.RESEND_WEBHOOK_SECRET);
  requireSecret("ENQUIRY_WEBHOOK_SECRET", env.ENQUIRY_WEBHOOK_SECRET);
  if (isSet(env.ENQUIRY_WEBHOOK_URL) !== isSet(env.ENQUIRY_WEBHOOK_SECRET)) {
    throw new ConfigError(
      "ENQUIRY_WEBHOOK_URL and ENQUIRY_WEBHOOK_SECRET belong together: set both, or none",
    );
  }
  requireUpstream(env.INSIGHTS_UPSTREAM);
  const problem = isSet(REDIS_URL) ? redisProblem("REDIS_URL", REDIS_URL.trim()) : undefined;
  if (problem !== undefined) throw new ConfigError(problem);
  return {
    host: env.HOST?.trim() || "localhost",
    port: readPort(env.PORT),
    trust: trustOf(env.TRUST_PROXY),
  };
}

function isSet(value: string | undefined): value is string {
  return Boolean(value?.trim());
}

function readPort(text: string | undefined): number {
  if (!isSet(text)) return 9000;
  const port = Number(text);
  if (!/^\s*\d+\s*$/.test(text) || port > 65_535) {
    throw new ConfigError(`PORT=${text} is not a port: give a number from 0 to 65535 (0 takes any free one)`);
  }
  return port;
}

function trustOf(text: string | undefined): Trust {
  try {
    return readTrust(text?.trim() || undefined);
  } catch {
    throw new ConfigError(
      `TRUST_PROXY=${text} does not name proxies: give a number of hops, or addresses, networks, "loopback", ` +
        `"linklocal" or "uniquelocal" with commas between them`,
    );
  }
}

function requirePrivate(name: string, value: string | undefined, why: string): void {
  requireUrl(name, value, ["https:", "http:"]);
  if (!isSet(value)) return;
  requireNoUser(name, value);
  if (isPrivate(value.trim())) return;
  throw new ConfigError(`${name} has to begin with https://, unless it is on this machine: ${why}`);
}

function requireUpstream(value: string | undefined): void {
  requireUrl("INSIGHTS_UPSTREAM", value, ["https:", "http:"]);
  if (!isSet(value)) return;
  if (readUpstream(value.trim())) return requireNoUser("INSIGHTS_UPSTREAM", value);
  throw new ConfigError(
    "INSIGHTS_UPSTREAM names neither Umami nor Plausible: it ends with /api/send?website=ID or /api/event?domain=NAME",
  );
}

/** `fetch` refuses an address with a user or a password in it: nothing would ever be sent there. */
function requireNoUser(name: string, value: string): void {
  const { username, password } = new URL(value.trim());
  if (username === "" && password === "") return;
  throw new ConfigError(`${name} holds a user or a password, with which it cannot be called: leave them out`);
}

/** Words with dots between them. */
const DOTTED = String.raw`[^\s<>@,;.\p{C}]+(?:\.[^\s<>@,;.\p{C}]+)*`;

/** One mailbox, as the provider takes it: it would refuse every enquiry for anything else. */
const MAILBOX = new RegExp(`^(?:[^<>\\p{Cc}]*<${DOTTED}@${DOTTED}>|${DOTTED}@${DOTTED})$`, "u");

function requireMailbox(name: string, value: string | undefined): void {
  if (!isSet(value) || MAILBOX.test(value.trim())) return;
  // The name before the address may hold joiners, which some scripts need.
  const address = value.trim().replace(/^[^<\p{Cc}]*</u, "");
  throw new ConfigError(
    /\p{C}/u.test(address)
      ? `${name} holds a character that cannot be seen: type it anew`
      : `${name} is not one address: give name@site.example or Name <name@site.example>`,
  );
}

/** The shortest secret that Standard Webhooks allows. */
const SECRET_BYTES = 24;

/** Checks that a secret has the form that Standard Webhooks gives it. */
function requireSecret(name: string, value: string | undefined): void {
  if (!isSet(value)) return;
  const text = value.trim().replace(/^whsec_/, "");
  const secret = Buffer.from(text, "base64");
  if (secret.length >= SECRET_BYTES && secret.toString("base64") === text) return;
  throw new ConfigError(
    `${name} is not valid: it begins with whsec_, and the rest is base64, of at least ${SECRET_BYTES} bytes`,
  );
}

/** The message does not repeat the value: an address may hold a password. */
function requireUrl(name: string, value: string | undefined, protocols: string[]): void {
  if (!isSet(value)) return;
  const protocol = URL.canParse(value.trim()) && new URL(value.trim()).protocol;
  if (!protocol || !protocols.includes(protocol)) {
    throw new ConfigError(
      `${name} is not a valid address: it has to begin with ${protocols.map((p) => `${p}//`).join(" or ")}`,
    );
  }
}
