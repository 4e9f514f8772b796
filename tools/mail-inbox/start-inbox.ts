import { portFrom } from "../run/ports";
import { startMailInbox } from "./inbox-server";

/** The local mail inbox on its own: `tsx tools/mail-inbox/start-inbox.ts`, port from MAIL_INBOX_PORT or 9001. */
const DEFAULT_PORT = 9001;

/** Long enough for a person to press another button first. */
const DELIVERED_AFTER_MS = 10_000;

async function main(): Promise<void> {
  try {
    const port = portFrom(process.env, "MAIL_INBOX_PORT", DEFAULT_PORT);
    const {
      MAIL_EVENTS_URL: url,
      RESEND_WEBHOOK_SECRET: secret,
      ENQUIRY_WEBHOOK_SECRET: messageSecret,
    } = process.env;
    const events = url && secret ? { url, secret, delayMs: DELIVERED_AFTER_MS } : undefined;
    const inbox = await startMailInbox({ port, events, messageSecret });
    console.log(`Mail inbox: ${inbox.url}`);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      process.once(signal, () => void inbox.close().then(() => process.exit(0)));
    }
  } catch (error) {
    const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
    const isBusy = code === "EADDRINUSE";
    console.error(
      `Mail inbox: ${isBusy ? `Port ${port} is in use. Set MAIL_INBOX_PORT to another one.` : message}`,
    );
    process.exitCode = 1;
  }
}

void main();
