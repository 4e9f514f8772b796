import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { showToast } from "../hooks/use-toast";
import type { FieldErrors } from "./contract";
import { createEnquiry, loadRules, loadSending } from "./create-enquiry";
import { fieldId } from "./field-id";
import type { SubmitResult } from "./submit";
import { FIELD_ORDER, TOAST_WORDS, TRAP, type FormPlace } from "./words";

/**
 * The enquiry form's life (specification, section 4): idle, sending, idle again. On success it is reset, on failure it
 * keeps what was typed; either way a toast says what happened, and the first field that failed gets the focus. What was
 * typed survives a reload. `failures` counts how often in a row sending has failed.
 */
export function useEnquiry(place: FormPlace) {
  const [{ form, draft, onSubmit, send, resume }] = useState(createEnquiry);
  const [failures, setFailures] = useState(0);
  const busy = useRef(false);

  useEffect(() => {
    // Not before: the first render has to match the prebuilt HTML, which is empty.
    const leave = resume();
    setFailures(draft.current().failures);
    return leave;
  }, [draft, resume]);

  const submit = useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      const result = await send(filledTrap(event.currentTarget));
      await announce(result, place);
      if (result.status === "invalid") focusFirst(result.errors);
      setFailures(draft.current().failures);
      busy.current = false;
    },
    [draft, send, place],
  );

  /** Fetches the rules before they are needed. */
  const prepare = useCallback(
    () => void Promise.all([loadRules(), loadSending()]).catch(() => undefined),
    [],
  );

  return { form, onSubmit, submit, prepare, failures };
}

/** Read from the page itself: the trap is no field of the form's state, or it would be kept with the draft. */
function filledTrap(form: HTMLFormElement): string {
  return (form.elements.namedItem(TRAP.name) as HTMLInputElement).value;
}

async function announce(result: SubmitResult, place: FormPlace): Promise<void> {
  try {
    const { toastFor } = await loadSending();
    showToast(toastFor(result, place));
  } catch {
    const { title, fallback } = TOAST_WORDS.failed;
    showToast({ title, description: fallback, tone: "destructive" });
  }
}

function focusFirst(errors: FieldErrors): void {
  const first = FIELD_ORDER.find((name) => errors[name]);
  if (first) document.getElementById(fieldId(first))?.focus();
}
