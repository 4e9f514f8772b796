import { FORM_ERROR, type FormApi } from "final-form";
import { nextTask } from "../hooks/next-task";
import { isPosted } from "./before-scripts";
import type { FieldErrors } from "./contract";
import type { openDraft } from "./draft";
import { FIELD_NAMES } from "./fields";
import type { EnquiryValues, FieldName } from "./fields";
import { loadRules, loadSending } from "./load";
import { submissionFor } from "./submission";
import type { SubmitResult } from "./submit";
import type { FormWords } from "./words";

/** Checks what a form holds and sends it: `onSubmit` is for Final Form, `send` for the button. */
export function sendingOf(draft: ReturnType<typeof openDraft>, words: FormWords, language: string) {
  let result: SubmitResult = { status: "failed" };
  let honeypot = "";

  async function onSubmit(values: EnquiryValues) {
    const { submitEnquiry } = await loadSending();
    const submission = submissionFor({ values, language }, draft.current().submission, isPosted());
    // Written before it is sent: after a reload in the middle, the next try is the same submission.
    draft.keep({ submission });
    draft.write();
    result = await submitEnquiry(values, { id: submission.id, language, honeypot });
    if (result.status === "invalid") return firstMessages(result.errors);
    return result.status === "failed" ? { [FORM_ERROR]: true } : undefined;
  }

  /** Checks in the browser, and asks the server only when that passes. */
  async function checkAndSend(form: FormApi<EnquiryValues>): Promise<void> {
    const { validateEnquiry } = await loadRules();
    let errors: FieldErrors = {};
    // Final Form checks at once, and on every change.
    form.setConfig("validate", (values) => firstMessages((errors = validateEnquiry(values, words))));
    // The first check is slow, so its errors are shown in a task of their own.
    await nextTask();
    if (Object.keys(errors).length > 0) result = { status: "invalid", errors };
    await form.submit();
  }

  /** Never throws: scripts that cannot be loaded are a failure like any other. */
  async function send(form: FormApi<EnquiryValues>, honeypotValue: string): Promise<SubmitResult> {
    honeypot = honeypotValue;
    result = { status: "failed" };
    await checkAndSend(form).catch(() => (result = { status: "failed", unloaded: true }));
    return result;
  }

  return { onSubmit, send };
}

const firstMessages = (errors: FieldErrors): Partial<Record<FieldName, string>> =>
  Object.fromEntries(FIELD_NAMES.flatMap((name) => (errors[name]?.[0] ? [[name, errors[name][0]]] : [])));
