import { createForm, FORM_ERROR } from "final-form";
import { useCallback, useRef, useState, type FormEvent } from "react";
import { showToast } from "../hooks/use-toast";
import type { EnquiryValues, FieldErrors } from "./contract";
import type { SubmitResult } from "./submit";
import { FIELD_ORDER, TOAST_WORDS, type FieldName, type FormPlace } from "./words";

/** A field's element is found by this id; there is one enquiry form on a page. */
export const fieldId = (name: FieldName): string => `enquiry-${name}`;

const EMPTY: EnquiryValues = { name: "", email: "", company: "", service: "", message: "" };

/** The rules and the sending arrive when somebody begins to fill the form in; until then a page does without yup. */
const loadRules = () => import("./contract");
const loadSending = () => import("./submit");

/**
 * The enquiry form's life (specification, section 4): idle, sending, idle again. On success it is reset, on failure it
 * keeps what was typed; either way a toast says what happened, and the first field that failed gets the focus.
 */
export function useEnquiry(place: FormPlace) {
  const [{ form, onSubmit, send }] = useState(createEnquiry);
  const busy = useRef(false);

  const submit = useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      try {
        const result = await send();
        const { toastFor } = await loadSending();
        showToast(toastFor(result, place));
        if (result.status === "sent") form.restart(EMPTY);
        if (result.status === "invalid") focusFirst(result.errors);
      } catch {
        const { title, fallback } = TOAST_WORDS.failed;
        showToast({ title, description: fallback, tone: "destructive" });
      } finally {
        busy.current = false;
      }
    },
    [form, send, place],
  );

  /** Fetches the rules before they are needed. */
  const prepare = useCallback(
    () => void Promise.all([loadRules(), loadSending()]).catch(() => undefined),
    [],
  );

  return { form, onSubmit, submit, prepare };
}

/** The form's state, and how it is sent. */
function createEnquiry() {
  let result: SubmitResult = { status: "failed" };

  async function onSubmit(values: EnquiryValues) {
    const { submitEnquiry } = await loadSending();
    result = await submitEnquiry(values);
    if (result.status === "invalid") return firstMessages(result.errors);
    return result.status === "failed" ? { [FORM_ERROR]: true } : undefined;
  }

  const form = createForm<EnquiryValues>({ initialValues: EMPTY, onSubmit });

  /** Checks in the browser, and asks the server only when that passes. From then on every change is checked. */
  async function send(): Promise<SubmitResult> {
    const { validateEnquiry } = await loadRules();
    form.setConfig("validate", (values) => firstMessages(validateEnquiry(values)));
    const errors = validateEnquiry(form.getState().values);
    result = Object.keys(errors).length > 0 ? { status: "invalid", errors } : { status: "failed" };
    await form.submit();
    return result;
  }

  return { form, onSubmit, send };
}

const firstMessages = (errors: FieldErrors): Partial<Record<FieldName, string>> =>
  Object.fromEntries(FIELD_ORDER.flatMap((name) => (errors[name]?.[0] ? [[name, errors[name][0]]] : [])));

function focusFirst(errors: FieldErrors): void {
  const first = FIELD_ORDER.find((name) => errors[name]);
  if (first) document.getElementById(fieldId(first))?.focus();
}
