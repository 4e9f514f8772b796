import { createForm, FORM_ERROR } from "final-form";
import { nextTask } from "../hooks/next-task";
import type { FieldErrors } from "./contract";
import { isKept, openDraft } from "./draft";
import { FIELD_NAMES, forEachField } from "./fields";
import type { EnquiryValues, FieldName } from "./fields";
import { loadRules, loadSending } from "./load";
import { isPosted } from "./before-scripts";
import { prebuiltForm } from "./prebuilt-form";
import { submissionFor } from "./submission";
import type { SubmitResult } from "./submit";
import type { FormWords } from "./words";

/** What is being sent, and how that ends. The visitor may be on another page by then, where another form has the draft. */
let underWay: { values: EnquiryValues; ended: Promise<SubmitResult> } | undefined;

/**
 * An enquiry that is being written: its form, its draft, and how it is sent. `preselected` is the service that the form
 * names before anybody has chosen one, or an empty text.
 */
export function createEnquiry(words: FormWords, language: string, preselected: string) {
  const empty: EnquiryValues = { ...forEachField(() => ""), service: preselected };
  const draft = openDraft();
  const prebuilt = prebuiltForm();
  let result: SubmitResult = { status: "failed" };
  let honeypot = "";
  let isLeft = false;

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

  const form = createForm<EnquiryValues>({ initialValues: empty, onSubmit });

  /** Checks in the browser, and asks the server only when that passes. */
  async function checkAndSend(): Promise<void> {
    const { validateEnquiry } = await loadRules();
    let errors: FieldErrors = {};
    // Final Form checks at once, and on every change.
    form.setConfig("validate", (values) => firstMessages((errors = validateEnquiry(values, words))));
    // The first check is slow enough: what shows its errors comes in a task of its own.
    await nextTask();
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
    const { values } = draft.current();
    const ended = checkAndSend()
      .catch(() => (result = { status: "failed", unloaded: true }))
      .then(() => result);
    const own = (underWay = { values, ended });
    settle(await ended, values);
    // Another page may be sending by then.
    if (underWay === own) underWay = undefined;
    return result;
  }

  /** Once the page has been left, another page may have changed the draft: what is kept counts. */
  function settle({ status }: SubmitResult, values: EnquiryValues): void {
    if (isLeft) draft.restore();
    if (status === "failed") draft.keep({ failures: draft.current().failures + 1 });
    if (status !== "sent" || (isLeft && !draft.holds(values))) return draft.write();
    form.restart(empty);
    draft.end();
  }

  /**
   * Takes up what was typed before a reload, or before scripts ran, and keeps what is typed from now on.
   * @param tell hears how often sending has failed
   */
  function resume(tell: (failures: number) => void): () => void {
    isLeft = false;
    takeUp(tell, typedBefore);
    prebuilt?.passOn();
    if (underWay) void forgetOnceSent(underWay);
    const forget = form.subscribe(
      ({ values: typed, modified }) => draft.keep({ values: chosen(typed, modified!) }),
      { values: true, modified: true },
    );
    // Brought back by the browser: meanwhile another page may have sent what was typed here.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !underWay) takeUp(tell, () => undefined);
    };
    window.addEventListener("pagehide", draft.write);
    window.addEventListener("pageshow", comeBack);
    return () => {
      isLeft = true;
      draft.write();
      forget();
      window.removeEventListener("pagehide", draft.write);
      window.removeEventListener("pageshow", comeBack);
    };
  }

  function takeUp(tell: (failures: number) => void, typed: (name: FieldName) => string | undefined) {
    const { values, failures } = draft.restore();
    form.restart(empty);
    form.batch(() => {
      for (const name of FIELD_NAMES) {
        const value = typed(name) ?? values[name];
        if (value === undefined) continue;
        // By way of nothing: also what equals the preselection counts as modified, which a choice is.
        form.change(name, undefined);
        form.change(name, value);
      }
    });
    tell(failures);
  }

  /** What was restored and is what another page's form was sending is no draft once it has been sent. */
  async function forgetOnceSent({ values, ended }: NonNullable<typeof underWay>): Promise<void> {
    const result = await ended;
    if (result.status === "sent" && draft.holds(values)) settle(result, values);
  }

  /**
   * What a field held before scripts ran, if that is not what was prebuilt. A browser that goes back to the page fills it
   * in as it was left: a draft that was kept is newer, but for what has been typed since.
   */
  function typedBefore(name: FieldName): string | undefined {
    const { value, isTyped } = prebuilt?.read(name) ?? {};
    return value === empty[name] || (isKept() && !isTyped) ? undefined : value;
  }

  /** What belongs in a draft: a service that nobody chose does not, or it would follow the visitor to other pages. */
  function chosen(values: EnquiryValues, modified: Record<string, boolean>): EnquiryValues {
    return modified.service ? values : { ...values, service: undefined };
  }

  return { form, draft, onSubmit, send, resume };
}

const firstMessages = (errors: FieldErrors): Partial<Record<FieldName, string>> =>
  Object.fromEntries(FIELD_NAMES.flatMap((name) => (errors[name]?.[0] ? [[name, errors[name][0]]] : [])));
