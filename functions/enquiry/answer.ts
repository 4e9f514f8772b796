import type { EnquiryAnswer, FieldErrors } from "../../src/enquiry/contract";
import { plural } from "../../src/enquiry/words";
import type { Reply } from "../http/reply";
import type { AnswerWords, Edition, EnquiryWords } from "../site/facts";

export type RefusedStatus = 400 | 403 | 405 | 413 | 415;

const REFUSALS: Record<RefusedStatus, keyof AnswerWords["refusals"]> = {
  400: "unreadable",
  403: "otherSite",
  405: "method",
  413: "tooLarge",
  415: "format",
};

/** An answer as JSON, always in the same shape. */
export type EnquiryReply = Reply & { body: EnquiryAnswer };

export function sentReply(reference: string, { form }: EnquiryWords): EnquiryReply {
  return { status: 200, body: { success: true, message: form.answers.sent, reference } };
}

export function invalidReply(errors: FieldErrors, { form }: EnquiryWords): EnquiryReply {
  return { status: 422, body: { success: false, message: form.answers.invalid, errors } };
}

/** 502 says that the provider did not take the mail, 500 that we are at fault. */
export function failedReply(status: 500 | 502, { form }: EnquiryWords): EnquiryReply {
  return { status, body: { success: false, message: form.answers.failed } };
}

export function refusedReply(status: RefusedStatus, { answers }: EnquiryWords): EnquiryReply {
  const headers = status === 405 ? { Allow: "POST" } : undefined;
  return { status, headers, body: { success: false, message: answers.refusals[REFUSALS[status]] } };
}

/** The answer to a sender over the limit. @param seconds until they may send again */
export function limitedReply(seconds: number, { words, language }: Edition): EnquiryReply {
  const headers = { "Retry-After": String(seconds) };
  const message = plural(words.answers.tooMany, Math.ceil(seconds / 60), language);
  return { status: 429, headers, body: { success: false, message } };
}
