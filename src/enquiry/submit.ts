import { firstError } from "./contract";
import type { FieldErrors } from "./contract";
import { FIELD_NAMES } from "./fields";
import type { EnquiryValues } from "./fields";
import { HONEYPOT_NAME, LANGUAGE_NAME } from "./form-definition";
import { ENQUIRY_PATH } from "./paths";
import type { FormPlace, FormWords } from "./words";

/** How long the browser waits for an answer; the function takes less than 10 s whatever the provider does. */
export const SUBMIT_TIMEOUT_MS = 15_000;

export type SubmitResult =
  /** `reference` is what people call the enquiry by, such as "7K2M-9PQ4". */
  | { status: "sent"; message?: string; reference?: string }
  | { status: "invalid"; errors: FieldErrors }
  /** `unloaded`: the scripts that check and send could not be loaded. */
  | { status: "failed"; message?: string; unloaded?: true };

type SubmitOptions = {
  /** The submission id: the same for every retry of the same content. Empty if the server is to make it. */
  id: string;
  /** The language of the form. */
  language: string;
  /** The value of the honeypot. */
  honeypot: string;
};

/**
 * Sends an enquiry to the function as JSON. Never throws: no network, no answer in time and an answer that makes no
 * sense are all `failed`, without a message unless the server gave one.
 */
export async function submitEnquiry(
  values: EnquiryValues,
  { id, language, honeypot }: SubmitOptions,
): Promise<SubmitResult> {
  try {
    const response = await fetch(ENQUIRY_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json" },
      body: JSON.stringify({
        ...values,
        id,
        [LANGUAGE_NAME]: language,
        [HONEYPOT_NAME]: honeypot,
      }),
      signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
    });
    return readAnswer(response.status, await response.json());
  } catch {
    return { status: "failed" };
  }
}

/** The toast that follows a submission: title, description and tone (specification, section 8). */
export function toastFor(result: SubmitResult, place: FormPlace, { answers, toasts }: FormWords) {
  const { sent, invalid, failed } = toasts;
  switch (result.status) {
    case "sent": {
      const description = place === "contact" ? (result.message ?? answers.sent) : sent.text;
      return { title: sent.title, description, tone: "success" } as const;
    }
    case "invalid": {
      const description = firstError(result.errors) ?? (place === "contact" ? answers.invalid : invalid.text);
      return { title: invalid.title, description, tone: "destructive" } as const;
    }
    case "failed": {
      const description = result.message ?? failed.text;
      return { title: failed.title, description, tone: "destructive" } as const;
    }
  }
}

/** Reads an answer that may come from anything between here and the function: a proxy, a login page. */
function readAnswer(status: number, body: unknown): SubmitResult {
  const answer = isRecord(body) ? body : {};
  const message = textIn(answer.message);
  if (status === 200 && answer.success === true) {
    return { status: "sent", message, reference: textIn(answer.reference) };
  }
  if (status === 422) return { status: "invalid", errors: readErrors(answer.errors) };
  return { status: "failed", message };
}

function readErrors(value: unknown): FieldErrors {
  const errors: FieldErrors = {};
  if (!isRecord(value)) return errors;
  for (const name of FIELD_NAMES) {
    const messages: unknown[] = Array.isArray(value[name]) ? value[name] : [];
    const texts = messages.filter((message) => typeof message === "string");
    if (texts.length > 0) errors[name] = texts;
  }
  return errors;
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
