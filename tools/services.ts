import { portFrom, requireFreePorts } from "./ports";
import { startNode, type Started } from "./processes";

const SECONDS_TO_START = 60;
const POLL_MS = 100;

/** Where a command puts its two servers. */
export type Places = { host: string; port: number; inboxPort: number };

/**
 * Reads `HOST`, `PORT` and `MAIL_INBOX_PORT`.
 * @param port the site's, where the environment names none
 * @param command as a person types it
 * @throws when a port is no number or in use
 */
export async function freePlaces(env: NodeJS.ProcessEnv, port: number, command: string): Promise<Places> {
  const places = {
    host: env.HOST || "localhost",
    port: portFrom(env, "PORT", port),
    inboxPort: portFrom(env, "MAIL_INBOX_PORT", 9001),
  };
  await requireFreePorts(
    [
      { use: "site", variable: "PORT", port: places.port },
      { use: "mail inbox", variable: "MAIL_INBOX_PORT", port: places.inboxPort },
    ],
    command,
  );
  return places;
}

/** A server that listens on every address is reached at this machine's own name. */
export function urlOf(host: string, port: number): string {
  return `http://${["0.0.0.0", "::", "127.0.0.1"].includes(host) ? "localhost" : host}:${port}`;
}

/** Starts the local mail inbox, which speaks the provider's API and keeps what it gets in memory. */
export function mailInbox(port: number): Started {
  const env = { ...process.env, MAIL_INBOX_PORT: String(port) };
  return startNode("Mail inbox", ["--import", "tsx", "tools/mail-inbox/main.ts"], { env });
}

/** What makes a site send its mail to a local inbox, whatever the environment says: nothing leaves the machine. */
export function sendingTo(inboxPort: number): Record<string, string> {
  return { RESEND_API_KEY: "re_local_sample", RESEND_BASE_URL: urlOf("localhost", inboxPort) };
}

/**
 * Waits until a server answers, whatever it answers.
 * @throws with what the program printed when it ends first, or after a minute
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
 * @throws with what it printed as soon as one of them ends
 */
export async function whileRunning(servers: Started[]): Promise<never> {
  const [name, { code, output }] = await Promise.race(
    servers.map(async (server) => [server.name, await server.ended] as const),
  );
  throw new Error(`${name} ended with code ${code}\n${output}`.trim());
}
