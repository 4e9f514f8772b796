/**
 * The only reads of the environment, made when a request arrives. They go through `globalThis` because Gatsby's
 * build turns a plain `process.env.X` into a literal, which would put secrets into the bundle.
 */
export type MailEnv = {
  key: string | undefined;
  baseUrl: string | undefined;
  from: string | undefined;
  to: string | undefined;
};

/** What the operator has set for sending enquiries; blank counts as not set. */
export function readMailEnv(): MailEnv {
  return {
    key: set(globalThis.process.env.RESEND_API_KEY),
    baseUrl: set(globalThis.process.env.RESEND_BASE_URL),
    from: set(globalThis.process.env.ENQUIRY_FROM),
    to: set(globalThis.process.env.ENQUIRY_TO),
  };
}

function set(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}
