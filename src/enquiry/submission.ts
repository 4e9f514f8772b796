import { FIELDS, normaliseValue } from "./fields";
import type { EnquiryValues } from "./fields";

/** An enquiry that was sent, or tried to be: its id on the server (empty if it has none) and its content. */
export type Submission = { id: string; content: string };

/** What a visitor typed, and the language of the form. */
type Typed = { values: EnquiryValues; language: string };

/**
 * The submission for what was typed: the last one if its content and language are the same, so that the server can tell
 * a retry from another enquiry; otherwise a new one.
 * @param isPosted whether the browser has posted the form already: the server then makes the id, the same as for the
 * post
 */
export function submissionFor({ values, language }: Typed, last?: Submission, isPosted = false): Submission {
  const texts = FIELDS.map((field) => normaliseValue(field, values[field.name] ?? ""));
  const content = JSON.stringify([language, ...texts]);
  return last?.content === content ? last : { id: isPosted ? "" : newId(), content };
}

/**
 * A random UUID (RFC 9562, version 4); empty in an old browser, or where the page came without TLS. The server then
 * makes an id from the content, as it does for a form without scripts.
 */
const newId = (): string => ("randomUUID" in crypto ? crypto.randomUUID() : "");
