import type { ServerResponse } from "node:http";
import { readMailEventSecret } from "../../env";
import { readText } from "../../http/body";
import type { FunctionRequest } from "../../http/body";
import { sendReply } from "../../http/reply";
import type { Reply } from "../../http/reply";
import { log } from "../../log";
import { readMailEvent, type MailEvent } from "../../mail/events";
import { outboxOfEnvironment } from "../outbox/open-outbox";
import { orLog } from "../outbox/store-errors";
import { applyEvent } from "./apply-event";

/** An event takes a few kilobytes. */
export const EVENT_LIMIT_BYTES = 32 * 1024;

/** The function behind /api/mail-events, where the provider says what became of mails that it has accepted. */
export async function handleMailEvent(request: FunctionRequest, response: ServerResponse): Promise<void> {
  sendReply(response, await takeEvent(request));
}

async function takeEvent(request: FunctionRequest): Promise<Reply> {
  const secret = readMailEventSecret();
  if (secret === undefined) return { status: 404 };
  if (request.method !== "POST") return { status: 405, headers: { Allow: "POST" } };
  const body = await readText(request, EVENT_LIMIT_BYTES);
  if (!body.ok) return { status: body.status };
  let event: MailEvent | null;
  try {
    event = readMailEvent(body.text, request.headers, secret);
  } catch (error) {
    log("mail-event", { outcome: "forged", why: (error as Error).message }, "warn");
    return { status: 401 };
  }
  const outbox = outboxOfEnvironment();
  if (event === null || outbox === undefined) return { status: 204 };
  const isDone = await orLog(() => applyEvent(outbox, event), outbox.address);
  return isDone ? { status: 204 } : { status: 503, headers: { "Retry-After": "5" } };
}
