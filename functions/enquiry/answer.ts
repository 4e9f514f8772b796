import type { EnquiryAnswer, FieldErrors } from "../../src/enquiry/contract";
import { ANSWER_MESSAGES, tooManyMessage } from "../../src/enquiry/words";
import type { Reply } from "../http/reply";

export type RefusedStatus = 400 | 403 | 405 | 413 | 415;

/** What a client that is not our form hears; a visitor sees it only if something between us and them broke. */
const REFUSALS: Record<RefusedStatus, string> = {
  400: "Your message could not be read. Please try again.",
  403: "Your message seems to come from another website. Please send it from this page.",
  405: "An enquiry is sent with POST.",
  413: "Your message is too large to send.",
  415: "An enquiry is sent as JSON or as a form.",
};

/** An answer as JSON, in the one shape of DECISIONS.md. */
export type EnquiryReply = Reply & { body: EnquiryAnswer };

export const sentReply: EnquiryReply = {
  status: 200,
  body: { success: true, message: ANSWER_MESSAGES.sent },
};

export function invalidReply(errors: FieldErrors): EnquiryReply {
  return { status: 422, body: { success: false, message: ANSWER_MESSAGES.invalid, errors } };
}

/** 502 says that the provider did not take the mail, 500 that we are at fault. */
export function failedReply(status: 500 | 502): EnquiryReply {
  return { status, body: { success: false, message: ANSWER_MESSAGES.failed } };
}

export function refusedReply(status: RefusedStatus): EnquiryReply {
  const headers = status === 405 ? { Allow: "POST" } : undefined;
  return { status, headers, body: { success: false, message: REFUSALS[status] } };
}

/** To a sender who has to wait, so many seconds. */
export function limitedReply(seconds: number): EnquiryReply {
  const headers = { "Retry-After": String(seconds) };
  return { status: 429, headers, body: { success: false, message: tooManyMessage(seconds) } };
}
