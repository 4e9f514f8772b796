import type { ServerResponse } from "node:http";
import { checkEnquiry } from "../../src/enquiry/contract";
import type { FunctionRequest } from "../http/body";
import { isCrossSite } from "../http/origin";
import { sendReply } from "../http/reply";
import { senderOf } from "../http/sender";
import { describeError, log } from "../log";
import type { LogFields, LogLevel } from "../log";
import { editionIn } from "../site/facts";
import type { Edition, SiteFacts } from "../site/facts";
import { failedReply, invalidReply, limitedReply, refusedReply, sentReply } from "./answer";
import type { EnquiryReply, RefusedStatus } from "./answer";
import { sendOrQueue, setAside } from "./send-or-queue";
import { NO_TIME } from "./send-trace";
import { countEnquiry } from "./limits";
import { pageReply } from "./form-page";
import type { PageFonts } from "./form-page-style";
import { isHoneypotFilled, languageIn, parseRequest, wantsPage } from "./parse";
import type { Parsed } from "./parse";
import { referenceOf } from "./reference";
import { readSubmissionId, submissionIdOf } from "./submission-id";
import { TIMING } from "./timing";
import type { Timing } from "./timing";

/** How a request ended: the reply, what was typed, and what may be logged of it. */
type Outcome = { reply: EnquiryReply; input?: unknown; trace: LogFields };

type Context = { site: SiteFacts; timing: Timing };

/**
 * The function behind /api/enquiry: parse, validate, limit, send, answer. It answers every request in the shape of
 * `EnquiryAnswer`, or with a page if a form was posted without a script, never with a stack, and logs one line for
 * each.
 */
export function enquiryHandler(site: SiteFacts, fonts: PageFonts, timing: Timing = TIMING) {
  return async function handleEnquiry(request: FunctionRequest, response: ServerResponse): Promise<void> {
    const startedAt = performance.now();
    const { reply, input, trace } = await decide(request, { site, timing });
    const durationMs = Math.round(performance.now() - startedAt);
    log("enquiry", { status: reply.status, durationMs, ...trace }, logLevel(reply.status, trace));
    sendReply(response, wantsPage(request) ? pageReply(reply, input, site, fonts) : reply);
  };
}

async function decide(request: FunctionRequest, context: Context): Promise<Outcome> {
  const { site } = context;
  const parsed = await parseRequest(request);
  // A body that cannot be read does not name a language.
  if (!parsed.ok) return refused(parsed.status, site.editions[0]);
  const edition = editionIn(site, languageIn(parsed.input));
  return checkAndSend(request, parsed, edition, context).catch((error: unknown) =>
    broken(error, parsed.input, edition),
  );
}

/** Validates, counts and sends an enquiry that could be read. */
async function checkAndSend(
  request: FunctionRequest,
  { input, plain }: Parsed & { ok: true },
  edition: Edition,
  { site, timing }: Context,
): Promise<Outcome> {
  // Taken once the body is read: a slow upload does not shorten the time for the provider.
  const startedAt = performance.now();
  if (isCrossSite(request, site.url)) return { ...refused(403, edition), input };

  const { words, language } = edition;
  const check = checkEnquiry(input, words.form);
  if (!check.valid) {
    const trace = { outcome: "invalid", plain, fields: Object.keys(check.errors) };
    return { reply: invalidReply(check.errors, words), input, trace };
  }

  const content = { enquiry: check.enquiry, language };
  const id = readSubmissionId(input) ?? submissionIdOf(content);
  const reference = referenceOf(id);
  const about = { id, reference, plain, service: check.enquiry.service };
  const waitS = await countEnquiry(senderOf(request));
  if (waitS > 0) {
    return { reply: limitedReply(waitS, edition), input, trace: { ...about, outcome: "limited" } };
  }

  const entry = { id, receivedAt: new Date().toISOString(), ...content };
  if (isHoneypotFilled(input)) {
    const kept = await setAside(entry, timing);
    return { reply: sentReply(reference, words), input, trace: { ...about, outcome: "honeypot", kept } };
  }
  const { trace, ...sent } = await sendOrQueue(entry, site, timing, startedAt);
  const reply = sent.outcome === "failed" ? failedReply(sent.status, words) : sentReply(reference, words);
  return { reply, input, trace: { ...about, outcome: sent.outcome, ...trace } };
}

function refused(status: RefusedStatus, { words }: Edition): Outcome {
  return { reply: refusedReply(status, words), trace: { outcome: "refused" } };
}

function broken(error: unknown, input: unknown, { words }: Edition): Outcome {
  return { reply: failedReply(500, words), input, trace: { outcome: "failed", error: describeError(error) } };
}

/** Failures are errors; senders over the limit, and mails that have not gone out at once, are warnings. */
function logLevel(status: number, { outcome, confirmation }: LogFields): LogLevel {
  if (status >= 500) return "error";
  return status === 429 || outcome === "queued" || confirmation === NO_TIME ? "warn" : "info";
}
