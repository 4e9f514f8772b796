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
import { dispatch, setAside } from "./dispatch";
import { allowSending } from "./guard";
import { pageReply } from "./page";
import type { PageFonts } from "./page-style";
import { isTrapped, parseRequest, wantsPage } from "./parse";
import { SEND_TIMING } from "./send";
import type { SendTiming } from "./send";
import { newSubmissionId, readSubmissionId, submissionIdOf } from "./submission-id";

/** How a request ended: what to answer, what was typed, and what the log may say of it. */
type Outcome = { reply: EnquiryReply; input?: unknown; trace: LogFields };

type Context = { site: SiteFacts; timing: SendTiming };

/**
 * The function behind /api/enquiry: parse, validate, guard, send, answer. It answers every request in the shape of
 * `EnquiryAnswer`, or with a page if a form was posted without a script, never with a stack, and writes one line of
 * the log for each.
 */
export function enquiryHandler(site: SiteFacts, fonts: PageFonts, timing: SendTiming = SEND_TIMING) {
  return async function handleEnquiry(request: FunctionRequest, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    const { reply, input, trace } = await decide(request, { site, timing }).catch(broken);
    const durationMs = Math.round(performance.now() - startedAt);
    log("enquiry", { status: reply.status, durationMs, ...trace }, gravity(reply.status));
    sendReply(response, wantsPage(request) ? pageReply(reply, input, site, fonts) : reply);
  };
}

async function decide(request: FunctionRequest, { site, timing }: Context): Promise<Outcome> {
  const parsed = await parseRequest(request);
  if (!parsed.ok) return refused(parsed.status);
  const { input, plain } = parsed;
  if (isCrossSite(request, site.url)) return { ...refused(403), input };

  const check = checkEnquiry(input);
  if (!check.valid) {
    const trace = { outcome: "invalid", plain, fields: Object.keys(check.errors) };
    return { reply: invalidReply(check.errors), input, trace };
  }

  const { enquiry } = check;
  const id = readSubmissionId(input) ?? (plain ? submissionIdOf(enquiry) : newSubmissionId());
  const about = { id, plain, service: enquiry.service };
  const allowance = await allowSending(request);
  if (!allowance.ok) {
    return { reply: limitedReply(allowance.retryAfterS), input, trace: { ...about, outcome: "limited" } };
  }

  const entry = { id, receivedAt: new Date().toISOString(), enquiry };
  if (isTrapped(input)) {
    const journaled = await setAside(entry);
    return { reply: sentReply, trace: { ...about, outcome: "trapped", journaled } };
  }
  const { inbox, trace } = await dispatch(entry, site, timing);
  const reply = inbox.ok ? sentReply : failedReply(inbox.kind === "missing-key" ? 500 : 502);
  return { reply, input, trace: { ...about, ...trace } };
}

function refused(status: RefusedStatus): Outcome {
  return { reply: refusedReply(status), trace: { outcome: "refused" } };
}

function broken(error: unknown): Outcome {
  return { reply: failedReply(500), trace: { outcome: "failed", error: describeError(error) } };
}

/** What a person should look at stands out in the log: failures, and senders who were turned away. */
function gravity(status: number): LogLevel {
  if (status >= 500) return "error";
  return status === 429 ? "warn" : "info";
}
