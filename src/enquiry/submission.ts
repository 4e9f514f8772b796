import { FIELDS, normaliseValue } from "./fields";
import type { EnquiryValues } from "./fields";

/** What was sent, or tried to be: the id under which the server knows it, and the content that it stands for. */
export type Submission = { id: string; content: string };

/** What a visitor typed, and the language of the form. */
type Typed = { values: EnquiryValues; language: string };

/**
 * The submission for what was typed: the last one as long as it says the same, in the same language, so that the server
 * tells a retry from another enquiry, else a new one.
 */
export function submissionFor({ values, language }: Typed, last?: Submission): Submission {
  const texts = FIELDS.map((field) => normaliseValue(field, values[field.name] ?? ""));
  const content = JSON.stringify([language, ...texts]);
  return last?.content === content ? last : { id: newId(), content };
}

/** A random UUID (RFC 9562, version 4), also where a page came without TLS and the browser makes none itself. */
function newId(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
