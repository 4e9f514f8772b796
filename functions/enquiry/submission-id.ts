import { createHash } from "node:crypto";
import { FIELD_NAMES } from "../../src/enquiry/fields";
import type { Enquiry } from "../../src/enquiry/fields";

/**
 * What a visitor sent: the fields, and the language of the form that they were typed into. Enquiries from before the
 * site had a second language have none.
 */
export type Content = { enquiry: Enquiry; language?: string };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The id that a form sent with an enquiry, in lower case; undefined if there is none or it is no UUID (RFC 9562). */
export function readSubmissionId(input: unknown): string | undefined {
  const { id } = Object(input) as { id?: unknown };
  return typeof id === "string" && UUID.test(id) ? id.toLowerCase() : undefined;
}

/**
 * The id of an enquiry that came without one, from a form without scripts or from a program: the same content has the
 * same id, so that a second click, a reload or a blind retry sends nothing twice. Given an `id` that turned out to be
 * taken by other content, it is made of both.
 */
export function submissionIdOf(content: Content, id = ""): string {
  const hash = createHash("sha256").update(id).update(canonical(content)).digest();
  // The version of the UUID, 8 for custom ones (RFC 9562, section 5.8), and its variant.
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString("hex", 0, 16);
  return [0, 8, 12, 16, 20].map((from, part) => hex.slice(from, [8, 12, 16, 20, 32][part])).join("-");
}

/** Tells two enquiries with the same id apart. */
export function contentDigest(content: Content): string {
  return digestOf(canonical(content));
}

/** The digest of a text, short enough for a file's name. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** What is empty is left out, so that what was stored before a field or the language was added keeps its digest. */
function canonical({ enquiry, language }: Content): string {
  const given = FIELD_NAMES.filter((name) => enquiry[name] !== "").map((name) => [name, enquiry[name]]);
  return JSON.stringify(language === undefined ? given : [...given, ["language", language]]);
}
