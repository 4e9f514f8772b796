import type { ServerResponse } from "node:http";
import { checkEnquiry } from "../../src/enquiry/contract";
import type { FunctionRequest } from "../http/body";
import { isCrossSite } from "../http/origin";
import { sendReply } from "../http/reply";
import { describeError, log } from "../log";
import type { LogFields, LogLevel } from "../log";
import type { SiteFacts } from "../site/facts";
import { failedReply, invalidReply, limitedReply, refusedReply, sentReply } from "./answer";
import type { EnquiryReply, RefusedStatus } from "./answer";
import { sendOrQueue, setAside } from "./send-or-queue";
import { allowSending } from "./guard";
import { pageReply } from "./form-page";
import type { PageFonts } from "./form-page-style";
import { isHoneypotFilled, parseRequest, wantsPage } from "./parse";
import { SEND_TIMING } from "./send";
import type { SendTiming } from "./send";
import { referenceOf } from "./reference";
import { readSubmissionId, submissionIdOf } from "./submission-id";

/** How a request ended: the reply, what was typed, and what may be logged of it. */
type Outcome = { reply: EnquiryReply; input?: unknown; trace: LogFields };

type Context = { site: SiteFacts; timing: SendTiming };

/**
 * The function behind /api/enquiry: parse, validate, guard, send, answer. It answers every request in the shape of
 * `EnquiryAnswer`, or with a page if a form was posted without a script, never with a stack, and logs one line for
 * each.
 */
export function enquiryHandler(site: SiteFacts, fonts: PageFonts, timing: SendTiming = SEND_TIMING) {
  return async function handleEnquiry(request: FunctionRequest, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    const { reply, input, trace } = await decide(request, { site, timing }).catch((error: unknown) =>
      broken(error, site),
    );
    const durationMs = Math.round(performance.now() - startedAt);
    log("enquiry", { status: reply.status, durationMs, ...trace }, logLevel(reply.status));
    sendReply(response, wantsPage(request) ? pageReply(reply, input, site, fonts) : reply);
  };
}

async function decide(request: FunctionRequest, { site, timing }: Context): Promise<Outcome> {
  const parsed = await parseRequest(request);
  if (!parsed.ok) return refused(parsed.status, site);
  const { input, plain } = parsed;
  if (isCrossSite(request, site.url)) return { ...refused(403, site), input };

  const { words } = site;
  const check = checkEnquiry(input, words.form);
  if (!check.valid) {
    const trace = { outcome: "invalid", plain, fields: Object.keys(check.errors) };
    return { reply: invalidReply(check.errors, words), input, trace };
  }

  const { enquiry } = check;
  const id = readSubmissionId(input) ?? submissionIdOf(enquiry);
  const reference = referenceOf(id);
  const about = { id, reference, plain, service: enquiry.service };
  const allowance = await allowSending(request);
  if (!allowance.ok) {
    return {
      reply: limitedReply(allowance.retryAfterS, site),
      input,
      trace: { ...about, outcome: "limited" },
    };
  }

  const entry = { id, receivedAt: new Date().toISOString(), enquiry };
  if (isHoneypotFilled(input)) {
    const kept = await setAside(entry);
    return { reply: sentReply(reference, words), trace: { ...about, outcome: "honeypot", kept } };
  }
  const { inbox, trace } = await sendOrQueue(entry, site, timing);
  const reply = inbox.ok
    ? sentReply(reference, words)
    : failedReply(inbox.kind === "missing-key" ? 500 : 502, words);
  return { reply, input, trace: { ...about, ...trace } };
}

function refused(status: RefusedStatus, { words }: SiteFacts): Outcome {
  return { reply: refusedReply(status, words), trace: { outcome: "refused" } };
}

function broken(error: unknown, { words }: SiteFacts): Outcome {
  return { reply: failedReply(500, words), trace: { outcome: "failed", error: describeError(error) } };
}

/** Failures, and senders who were turned away, are for a person to look at. */
function logLevel(status: number): LogLevel {
  if (status >= 500) return "error";
  return status === 429 ? "warn" : "info";
}
