import { isFree, portFrom } from "./ports";
import { startNode, type Started } from "./processes";

const SECONDS_TO_START = 60;
const POLL_MS = 100;

/** The addresses of a command's two servers. */
export type Places = { host: string; port: number; inboxPort: number };

/**
 * Reads `HOST`, `PORT` and `MAIL_INBOX_PORT`.
 * @param port the site's port, unless the environment names one
 * @param command for messages, as a person types it
 * @throws when a port is not a number, in use, or meant for both
 */
export async function freePlaces(env: NodeJS.ProcessEnv, port: number, command: string): Promise<Places> {
  const places = {
    host: env.HOST || "localhost",
    port: portFrom(env, "PORT", port),
    inboxPort: portFrom(env, "MAIL_INBOX_PORT", 9001),
  };
  if (places.port === places.inboxPort)
    throw new Error(`PORT and MAIL_INBOX_PORT are both ${places.port}: choose another for one of them`);
  for (const [variable, port] of [
    ["PORT", places.port],
    ["MAIL_INBOX_PORT", places.inboxPort],
  ] as const) {
    if (await isFree(port)) continue;
    throw new Error(`Port ${port} is in use: choose another with ${variable}=${port + 10} ${command}`);
  }
  return places;
}

/** The address of a server. One that listens on all addresses, or those of this machine, is reached at localhost. */
export function urlOf(host: string, port: number): string {
  return `http://${["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host) ? "localhost" : host}:${port}`;
}

/** Starts the local mail inbox, which implements the provider's API and keeps mails in memory. */
export function mailInbox(port: number, more: NodeJS.ProcessEnv = {}): Started {
  const env = { ...process.env, ...more, MAIL_INBOX_PORT: String(port) };
  return startNode("Mail inbox", ["--import", "tsx", "tools/mail-inbox/start-inbox.ts"], { env });
}

/**
 * Starts the local mail inbox of a site, and waits until it answers.
 * @param site the site's address, to which the inbox sends events about its mails
 * @returns the inbox, and the variables with which the site sends to it
 */
export async function inboxFor(site: string, inboxPort: number) {
  const telling = tellingEachOther(site, inboxPort);
  const inbox = mailInbox(inboxPort, telling.inbox);
  await untilUp(inbox, urlOf("localhost", inboxPort));
  return { inbox, env: { ...sendingTo(inboxPort), ...telling.site, ...APART } };
}

/**
 * Keeps a site on this machine apart from a real one, whatever `.env` says: what waits in that one's outbox would be
 * sent to the local inbox and lost, and its counters and views would count local tries.
 */
const APART = { ENQUIRY_OUTBOX: "data/local-enquiries", REDIS_URL: "", INSIGHTS_UPSTREAM: "" };

/** Variables that make a site send its mail to a local inbox, so that no mail leaves the machine. */
export function sendingTo(inboxPort: number): Record<string, string> {
  return { RESEND_API_KEY: "re_local_sample", RESEND_BASE_URL: urlOf("localhost", inboxPort) };
}

/** Signs events and messages between the local inbox and the site. It is no secret. */
const LOCAL_SECRET = `whsec_${Buffer.from("a secret of this machine").toString("base64")}`;

/** Variables with which a local inbox sends events about mails to a site, and the site sends messages to the inbox. */
function tellingEachOther(site: string, inboxPort: number) {
  const secrets = { RESEND_WEBHOOK_SECRET: LOCAL_SECRET, ENQUIRY_WEBHOOK_SECRET: LOCAL_SECRET };
  return {
    inbox: { ...secrets, MAIL_EVENTS_URL: `${site}/api/mail-events` },
    site: {
      ...secrets,
      ENQUIRY_WEBHOOK_URL: `${urlOf("localhost", inboxPort)}/api/messages`,
      ENQUIRY_FALLBACK_TO: "second-inbox@example.com",
    },
  };
}

/**
 * Waits until a server answers, with whatever status.
 * @throws with the program's output when it ends first, or after a minute
 */
export async function untilUp(server: Started, url: string): Promise<void> {
  let failure: string | undefined;
  void server.ended.then(({ code }) => (failure = `ended with code ${code}`));
  const deadline = Date.now() + SECONDS_TO_START * 1000;
  while (!(await answers(url))) {
    if (Date.now() > deadline) failure ??= `did not answer at ${url} within ${SECONDS_TO_START} s`;
    if (failure) throw new Error(`${server.name} ${failure}\n${server.output()}`.trim());
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(5_000) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits as long as all of the servers run.
 * @throws with its output as soon as one of them ends
 */
export async function whileRunning(servers: Started[]): Promise<never> {
  const [name, { code, output }] = await Promise.race(
    servers.map(async (server) => [server.name, await server.ended] as const),
  );
  throw new Error(`${name} ended with code ${code}\n${output}`.trim());
}
