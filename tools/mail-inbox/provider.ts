import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Fault, FaultPlan } from "./faults";
import type { MailEvents } from "./mail-events";
import { checkPayload } from "./payload";
import type { ProviderError } from "./payload";
import { readBody, sendJson } from "./wire";
import type { MailStore } from "./store";

/** The provider's limit on the length of a key. */
const LONGEST_KEY = 256;

/** Bodies of answers for the faults `html` and `garbage`. */
const HTML_BODY = "<!doctype html><title>Error</title><h1>Something broke</h1>";
const GARBAGE_BODY = '{"id": "';

export type Provider = {
  store: MailStore;
  faults: FaultPlan;
  events: MailEvents;
  key: string | undefined;
};

/** `POST /emails`: answers as the provider does, or with the fault in effect. */
export async function takeMail(
  request: IncomingMessage,
  response: ServerResponse,
  { store, faults, events, key }: Provider,
): Promise<void> {
  const fault = faults.next() ?? {};
  const body = await readBody(request);
  if (fault.delayMs !== undefined) await wait(fault.delayMs, undefined, { ref: false });
  if (fault.drop === "before" || request.socket.destroyed) return void request.socket.destroy();
  if (fault.retryAfter !== undefined) response.setHeader("Retry-After", fault.retryAfter);
  if (fault.status !== undefined && fault.status >= 400) return spoil(response, fault, fault.status);

  const error = refusal(request, key);
  if (error !== undefined) return sendError(response, error);
  const check = checkPayload(body);
  if (!check.ok) return sendError(response, check.error);
  const accepted = store.accept(check.payload, idempotencyKey(request), recordedHeaders(request));
  if (!accepted.ok) return sendError(response, CONFLICT);
  if (accepted.isNew) void events.expect(accepted.mail);

  if (fault.drop === "after") return void request.socket.destroy();
  if (fault.body === undefined || fault.body === "json") {
    return sendJson(response, fault.status ?? 200, { id: accepted.mail.id });
  }
  spoil(response, fault, fault.status ?? 200);
}

const CONFLICT: ProviderError = {
  statusCode: 409,
  name: "invalid_idempotent_request",
  message: "Same idempotency key used with a different request payload.",
};

/** Refuses a call without the bearer key, or with an idempotency key that is too long. */
function refusal(request: IncomingMessage, key: string | undefined): ProviderError | undefined {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1];
  if (bearer === undefined) return { statusCode: 401, name: "missing_api_key", message: "Missing API Key" };
  if (key !== undefined && bearer !== key) {
    return { statusCode: 401, name: "invalid_api_key", message: "API key is invalid" };
  }
  if ((idempotencyKey(request)?.length ?? 1) <= LONGEST_KEY) return undefined;
  return {
    statusCode: 400,
    name: "invalid_idempotency_key",
    message: `The idempotency key must be between 1 and ${LONGEST_KEY} characters.`,
  };
}

function idempotencyKey(request: IncomingMessage): string | null {
  const header = request.headers["idempotency-key"];
  return typeof header === "string" && header !== "" ? header : null;
}

function recordedHeaders(request: IncomingMessage): Record<string, string> {
  const { authorization: _secret, ...headers } = request.headers;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function sendError(response: ServerResponse, error: ProviderError): void {
  sendJson(response, error.statusCode, error);
}

function spoil(response: ServerResponse, { body = "json" }: Fault, status: number): void {
  if (body === "json") {
    return sendError(response, {
      statusCode: status,
      name: status === 429 ? "rate_limit_exceeded" : "application_error",
      message: "The inbox was told to fail.",
    });
  }
  response.writeHead(status, { "Content-Type": body === "html" ? "text/html" : "application/json" });
  response.end(body === "html" ? HTML_BODY : GARBAGE_BODY);
}
