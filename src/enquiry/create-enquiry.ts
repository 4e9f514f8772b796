import { createForm, FORM_ERROR } from "final-form";
import type { FieldErrors } from "./contract";
import { openDraft } from "./draft";
import { FIELD_NAMES, forEachField } from "./fields";
import type { EnquiryValues, FieldName } from "./fields";
import { fieldId } from "./form-definition";
import { submissionFor } from "./submission";
import type { SubmitResult } from "./submit";
import type { FormWords } from "./words";

export const EMPTY: EnquiryValues = forEachField(() => "");

/** The rules and the sending arrive when somebody begins to fill the form in; until then a page does without yup. */
export const loadRules = () => import("./contract");
export const loadSending = () => import("./submit");

/** An enquiry that is being written: its form, its draft, and how it is sent. */
export function createEnquiry(words: FormWords) {
  const draft = openDraft();
  let result: SubmitResult = { status: "failed" };
  let honeypot = "";

  async function onSubmit(values: EnquiryValues) {
    const { submitEnquiry } = await loadSending();
    const submission = submissionFor(values, draft.current().submission);
    // Written before it is sent: after a reload in the middle, the next try is the same submission.
    draft.keep({ values, submission });
    draft.write();
    result = await submitEnquiry(values, { id: submission.id, honeypot });
    if (result.status === "invalid") return firstMessages(result.errors);
    return result.status === "failed" ? { [FORM_ERROR]: true } : undefined;
  }

  const form = createForm<EnquiryValues>({ initialValues: EMPTY, onSubmit });

  /** Checks in the browser, and asks the server only when that passes. From then on every change is checked. */
  async function checkAndSend(): Promise<void> {
    const { validateEnquiry } = await loadRules();
    form.setConfig("validate", (values) => firstMessages(validateEnquiry(values, words)));
    const errors = validateEnquiry(form.getState().values, words);
    if (Object.keys(errors).length > 0) result = { status: "invalid", errors };
    await form.submit();
  }

  /**
   * Sends what was typed, with what is in the honeypot. Never throws: scripts that cannot be loaded are a failure like
   * any other.
   */
  async function send(honeypotValue: string): Promise<SubmitResult> {
    honeypot = honeypotValue;
    result = { status: "failed" };
    await checkAndSend().catch(() => (result = { status: "failed" }));
    settle(result);
    return result;
  }

  function settle({ status }: SubmitResult): void {
    if (status === "failed") draft.keep({ failures: draft.current().failures + 1 });
    if (status === "sent") form.restart(EMPTY);
    if (status === "sent") draft.forget();
    else draft.write();
  }

  /** Takes up what was typed before a reload, or before scripts ran, and keeps what is typed from now on. */
  function resume(): () => void {
    const { values } = draft.restore();
    form.batch(() => {
      for (const name of FIELD_NAMES) {
        const value = browserValue(name) || values[name];
        if (value) form.change(name, value);
      }
    });
    const forget = form.subscribe(({ values: typed }) => draft.keep({ values: typed }), { values: true });
    window.addEventListener("pagehide", draft.write);
    return () => {
      draft.write();
      forget();
      window.removeEventListener("pagehide", draft.write);
    };
  }

  return { form, draft, onSubmit, send, resume };
}

/** What the browser shows in a field: it may know more than the form, which it filled in before scripts ran. */
function browserValue(name: FieldName): string {
  return (document.getElementById(fieldId(name)) as HTMLInputElement).value;
}

const firstMessages = (errors: FieldErrors): Partial<Record<FieldName, string>> =>
  Object.fromEntries(FIELD_NAMES.flatMap((name) => (errors[name]?.[0] ? [[name, errors[name][0]]] : [])));
