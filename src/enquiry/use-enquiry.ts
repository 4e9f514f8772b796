import { createForm, FORM_ERROR, type FormApi } from "final-form";
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
  const result = useRef<SubmitResult>({ status: "failed" });
  const busy = useRef(false);

  const [form] = useState(() =>
    createForm<EnquiryValues>({
      initialValues: EMPTY,
      onSubmit: async (values) => {
        const { submitEnquiry } = await loadSending();
        result.current = await submitEnquiry(values);
        if (result.current.status === "invalid") return firstMessages(result.current.errors);
        return result.current.status === "failed" ? { [FORM_ERROR]: true } : undefined;
      },
    }),
  );

  const submit = useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      try {
        result.current = { status: "failed" };
        await checkAndSend(form, result);
        const { toastFor } = await loadSending();
        showToast(toastFor(result.current, place));
      } catch {
        showToast({
          title: TOAST_WORDS.failed.title,
          description: TOAST_WORDS.failed.fallback,
          tone: "destructive",
        });
      } finally {
        busy.current = false;
      }
      if (result.current.status === "sent") form.restart(EMPTY);
      if (result.current.status === "invalid") focusFirst(result.current.errors);
    },
    [form, place],
  );

  /** Fetches the rules before they are needed. */
  const prepare = useCallback(
    () => void Promise.all([loadRules(), loadSending()]).catch(() => undefined),
    [],
  );

  return { form, submit, prepare };
}

/** Checks in the browser, and asks the server only when that passes. From then on every change is checked. */
async function checkAndSend(form: FormApi<EnquiryValues>, result: { current: SubmitResult }): Promise<void> {
  const { validateEnquiry } = await loadRules();
  form.setConfig("validate", (values) => firstMessages(validateEnquiry(values)));
  const errors = validateEnquiry(form.getState().values);
  if (Object.keys(errors).length > 0) result.current = { status: "invalid", errors };
  await form.submit();
}

const firstMessages = (errors: FieldErrors): Partial<Record<FieldName, string>> =>
  Object.fromEntries(FIELD_ORDER.flatMap((name) => (errors[name]?.[0] ? [[name, errors[name][0]]] : [])));

function focusFirst(errors: FieldErrors): void {
  const first = FIELD_ORDER.find((name) => errors[name]);
  if (first) document.getElementById(fieldId(first))?.focus();
}
