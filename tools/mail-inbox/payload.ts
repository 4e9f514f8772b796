/** An e-mail as the provider's API takes it: `POST /emails`. */
export type MailPayload = {
  from: string;
  to: string | string[];
  subject: string;
  html?: string;
  text?: string;
  reply_to?: string | string[];
  headers?: Record<string, string>;
  tags?: MailTag[];
};

/** A tag of a mail, which the events about it repeat. */
export type MailTag = { name: string; value: string };

/** The shape of the provider's errors. */
export type ProviderError = { statusCode: number; name: string; message: string };

const ADDRESS =
  /^(?:[^<>\p{Cc}]+ <[^\s<>@]+@[^\s<>@.]+(?:\.[^\s<>@.]+)+>|[^\s<>@]+@[^\s<>@.]+(?:\.[^\s<>@.]+)+)$/u;
const MOST_RECIPIENTS = 50;
const TAG_TEXT = /^[\w-]{1,256}$/;

type PayloadCheck = { ok: true; payload: MailPayload } | { ok: false; error: ProviderError };

/** Checks a payload by the provider's rules. @returns the provider's error, if it breaks one */
export function checkPayload(input: unknown): PayloadCheck {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return refuse("validation_error", "The request body must be a JSON object.");
  }
  const {
    from,
    to,
    subject,
    html,
    text,
    reply_to: replyTo,
    headers,
    tags,
  } = input as Record<string, unknown>;
  for (const [field, value] of Object.entries({ from, to, subject })) {
    if (value === undefined || value === null) return missing(`\`${field}\` field`);
  }
  if (html === undefined && text === undefined) return missing("`html` or `text` field");
  if (typeof from !== "string" || !ADDRESS.test(from)) return invalidAddress("from");
  if (!areAddresses(to)) return invalidAddress("to");
  if (replyTo !== undefined && !areAddresses(replyTo)) return invalidAddress("reply_to");
  if (typeof subject !== "string" || subject === "") return invalid("subject", "It must be a text.");
  if (/\p{Cc}/u.test(subject)) return invalid("subject", "The `\\n` is not allowed.");
  for (const [field, value] of Object.entries({ html, text })) {
    if (value !== undefined && typeof value !== "string") return invalid(field, "It must be a text.");
  }
  if (headers !== undefined && !areTexts(headers)) return invalid("headers", "Every header must be a text.");
  if (tags !== undefined && !areTags(tags)) {
    return invalid("tags", "Tags should only contain ASCII letters, numbers, underscores, or dashes.");
  }
  return { ok: true, payload: input as MailPayload };
}

function areAddresses(value: unknown): boolean {
  const addresses: unknown[] = Array.isArray(value) ? value : [value];
  const count = addresses.length >= 1 && addresses.length <= MOST_RECIPIENTS;
  return count && addresses.every((address) => typeof address === "string" && ADDRESS.test(address));
}

function areTexts(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).every((text) => typeof text === "string");
}

function areTags(value: unknown): boolean {
  const isText = (text: unknown) => typeof text === "string" && TAG_TEXT.test(text);
  return (
    Array.isArray(value) &&
    value.every((tag) => isText((tag as MailTag | null)?.name) && isText((tag as MailTag).value))
  );
}

function missing(what: string): PayloadCheck {
  return refuse("missing_required_field", `Missing ${what}.`);
}

function invalidAddress(field: string): PayloadCheck {
  return invalid(
    field,
    "The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.",
  );
}

function invalid(field: string, reason: string): PayloadCheck {
  return refuse("validation_error", `Invalid \`${field}\` field. ${reason}`);
}

function refuse(name: string, message: string): PayloadCheck {
  return { ok: false, error: { statusCode: 422, name, message } };
}
