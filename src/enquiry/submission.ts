import { FIELDS, normaliseValue } from "./fields";
import type { EnquiryValues } from "./fields";

/** What was sent, or tried to be: the id under which the server knows it, if it has one, and the content. */
export type Submission = { id: string; content: string };

/** What a visitor typed, and the language of the form. */
type Typed = { values: EnquiryValues; language: string };

/**
 * The submission for what was typed: the last one as long as it says the same, in the same language, so that the server
 * tells a retry from another enquiry, else a new one.
 * @param isPosted whether the browser has posted the form already: what is sent again is then the same enquiry
 */
export function submissionFor({ values, language }: Typed, last?: Submission, isPosted = false): Submission {
  const texts = FIELDS.map((field) => normaliseValue(field, values[field.name] ?? ""));
  const content = JSON.stringify([language, ...texts]);
  return last?.content === content ? last : { id: isPosted ? "" : newId(), content };
}

/**
 * A random UUID (RFC 9562, version 4); none in an old browser, or where the page came without TLS: then the server makes
 * one of the content, as it does for a form without scripts.
 */
const newId = (): string => ("randomUUID" in crypto ? crypto.randomUUID() : "");
