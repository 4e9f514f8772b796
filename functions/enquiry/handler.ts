import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import { checkEnquiry } from "../../src/enquiry/contract";
import { readMailEnv } from "../env";
import type { FunctionRequest } from "../http/json-body";
import { sendReply } from "../http/reply";
import type { Reply } from "../http/reply";
import { describeError, log } from "../log";
import type { LogFields } from "../log";
import type { MailResult } from "../mail/client";
import type { SiteFacts } from "../site/facts";
import { failedReply, invalidReply, refusedReply, sentReply } from "./answer";
import { parseRequest } from "./parse";
import { sendEnquiry } from "./send";
import { emailSettings } from "./settings";

/** How an enquiry ended, and what the log may say of it: nothing that the visitor typed. */
type Outcome = { reply: Reply; trace: LogFields };

/**
 * The function behind /api/enquiry: parse, validate, send, answer. It answers every request in the shape of
 * `EnquiryAnswer`, never with a stack, and writes one line of the log for each.
 */
export function enquiryHandler(site: SiteFacts) {
  return async function handleEnquiry(request: FunctionRequest, response: ServerResponse): Promise<void> {
    const id = randomUUID();
    const startedAt = performance.now();
    const { reply, trace } = await decide(id, request, site).catch(broken);
    const durationMs = Math.round(performance.now() - startedAt);
    log("enquiry", { id, status: reply.status, durationMs, ...trace });
    sendReply(response, reply);
  };
}

async function decide(id: string, request: FunctionRequest, site: SiteFacts): Promise<Outcome> {
  const parsed = await parseRequest(request);
  if (!parsed.ok) return { reply: refusedReply(parsed.status), trace: { outcome: "refused" } };

  const check = checkEnquiry(parsed.input);
  if (!check.valid) {
    return {
      reply: invalidReply(check.errors),
      trace: { outcome: "invalid", fields: Object.keys(check.errors) },
    };
  }

  const env = readMailEnv();
  const { inbox, confirmation } = await sendEnquiry(id, check.enquiry, emailSettings(site, env), env);
  return {
    reply: inbox.ok ? sentReply : failedReply(inbox.kind === "missing-key" ? 500 : 502),
    trace: {
      outcome: inbox.ok ? "sent" : "failed",
      service: check.enquiry.service,
      inbox: describeMail(inbox),
      confirmation: confirmation === null ? null : describeMail(confirmation),
    },
  };
}

function broken(error: unknown): Outcome {
  return { reply: failedReply(500), trace: { outcome: "failed", error: describeError(error) } };
}

/** What became of a mail, without the provider's message where that may quote an address. */
function describeMail(result: MailResult): string {
  if (result.ok) return "accepted";
  if (result.kind !== "refused") return result.message;
  return `refused: ${result.status ?? "no status"} ${result.code ?? "no code"}`;
}
