import { forEachField } from "../../src/enquiry/fields";
import type { FieldName } from "../../src/enquiry/fields";
import { HONEYPOT_NAME, LANGUAGE_NAME } from "../../src/enquiry/form-definition";
import { mediaType, readBody } from "../http/body";
import type { BodyType, FunctionRequest } from "../http/body";

/**
 * A body longer than this is no enquiry: the longest one that the contract allows takes less in any script, also where
 * JSON escapes each letter (6 bytes) or a form does (6 for an Arabic letter, 9 for a Chinese character).
 */
const BODY_LIMIT_BYTES = 64 * 1024;

const FORM: BodyType = "application/x-www-form-urlencoded";
const JSON_TYPE: BodyType = "application/json";

export type Parsed =
  { ok: true; input: unknown; plain: boolean } | { ok: false; status: 400 | 405 | 413 | 415 };

/** Reads what was posted, unchecked; `plain` if a form posted it without a script. */
export async function parseRequest(request: FunctionRequest): Promise<Parsed> {
  if (request.method !== "POST") return { ok: false, status: 405 };
  const body = await readBody(request, BODY_LIMIT_BYTES, [JSON_TYPE, FORM]);
  return body.ok ? { ok: true, input: body.value, plain: body.type === FORM } : body;
}

/** Whether a page is the answer: to a form that was posted without a script, and to a person who came by a link. */
export function wantsPage(request: FunctionRequest): boolean {
  const type = mediaType(request);
  if (type === FORM) return true;
  return type !== JSON_TYPE && (request.headers.accept ?? "").includes("text/html");
}

/** Whether the field that people leave empty was filled. */
export function isHoneypotFilled(input: unknown): boolean {
  const { [HONEYPOT_NAME]: filled } = Object(input) as Partial<Record<string, unknown>>;
  return typeof filled === "string" && filled.trim() !== "";
}

/** The language that a form says it is in, unchecked. */
export function languageIn(input: unknown): unknown {
  return (Object(input) as Partial<Record<string, unknown>>)[LANGUAGE_NAME];
}

export type TypedValues = Record<FieldName, string>;

/** The fields as they were typed, to be shown again; what is missing or no text is empty. */
export function typedValues(input: unknown): TypedValues {
  const fields = Object(input) as Partial<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return forEachField(({ name }) => text(fields[name]));
}
