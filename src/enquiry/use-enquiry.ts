import type { FormApi } from "final-form";
import { useCallback, useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { bringIntoView } from "../hooks/bring-into-view";
import { nextTask } from "../hooks/next-task";
import { showToast } from "../hooks/use-toast";
import type { FieldErrors } from "./contract";
import { createEnquiry } from "./create-enquiry";
import { FIELD_NAMES } from "./fields";
import type { EnquiryValues } from "./fields";
import { fieldId, HONEYPOT_NAME, OUTCOME_ID, SUMMARY_ID } from "./form-definition";
import { loadConfirmation, loadSending } from "./load";
import type { SubmitResult } from "./submit";
import type { FormPlace, FormWords } from "./words";

/**
 * The states of the enquiry form (specification, section 4): idle, sending, idle again. On success it is reset, on
 * failure it keeps what was typed; either way a toast says what happened, and the first field that failed gets the
 * focus. What was typed survives a reload. `preselected` is the service that the form names at first. `waiting`: Send
 * was pressed, and a script or the answer takes a while. `failures`: how often in a row sending has failed. `reason`: what the
 * server said of the last failure, if anything. `sent`: what was sent last, until the form is shown again.
 */
export function useEnquiry(place: FormPlace, words: FormWords, language: string, preselected: string) {
  const [{ form, draft, onSubmit, send, resume }] = useState(() =>
    createEnquiry(words, language, preselected),
  );
  const [sent, setSent] = useState<Sent | null>(null);
  const [failures, setFailures] = useState(0);
  const [reason, setReason] = useState<string>();
  const [invalid, setInvalid] = useState<FieldErrors>();
  const [waiting, setWaiting] = useState(false);
  const busy = useRef(false);

  // In an effect, because the first render has to match the prebuilt HTML, which is empty.
  useEffect(() => resume(setFailures), [resume]);

  // After the errors are rendered, because they move what is below them.
  useEffect(() => {
    if (invalid) focusFirst(invalid);
  }, [invalid]);

  const submit = useCallback(
    async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy.current) return;
      busy.current = true;
      const element = event.currentTarget;
      // Four tasks, so that the browser can paint between them: the tap, the check, its errors, and the toast.
      await nextTask();
      form.batch(() => takeUp(form, element));
      const { values } = form.getState();
      // Final Form reports `submitting` only after the check, for which a script may have to load first.
      const slow = setTimeout(() => setWaiting(true), SLOW_MS);
      const result = await send(honeypotIn(element));
      // At once: an enquiry that was sent must not be called unsent while its confirmation loads.
      setFailures(draft.current().failures);
      setReason(result.status === "failed" ? result.message : undefined);
      if (result.status === "invalid") setInvalid(result.errors);
      const isUnloaded = result.status === "failed" && result.unloaded && (await isServerThere());
      clearTimeout(slow);
      // Rendered at once, because a disabled select would not be posted.
      flushSync(() => setWaiting(false));
      // A form that is gone, because the visitor is on another page, posts nothing: its draft stays.
      if (isUnloaded && element.isConnected) {
        busy.current = false;
        // If Send is pressed again meanwhile, when the scripts may have come, it is the same enquiry.
        element.dataset.posted = "";
        draft.forget();
        setFailures(0);
        return element.submit();
      }
      await nextTask();
      // Only if the form is still there: the visitor may be on another page by now.
      if (result.status === "failed" && element.isConnected)
        bringIntoView(document.getElementById(OUTCOME_ID));
      await announce(result, place, words);
      if (result.status === "sent") {
        // If it cannot be loaded, only the toast says that the enquiry has been sent, and the form is empty.
        const confirmation = await loadConfirmation().catch(() => undefined);
        if (confirmation) setSent({ values, reference: result.reference, ...confirmation });
      }
      busy.current = false;
    },
    [draft, form, send, place, words],
  );

  /** Shows the form again, empty, with the focus in its first field. */
  const again = useCallback(async () => {
    setSent(null);
    await nextTask();
    document.getElementById(fieldId(FIELD_NAMES[0]!))?.focus();
  }, []);

  return { form, onSubmit, submit, waiting, failures, reason, sent, again };
}

/** After this long a visitor is told that what they pressed is under way. */
const SLOW_MS = 300;

/** … and after this, a server that has not answered counts as away. */
const LONGEST_LOOK_MS = 4_000;

type Sent = { values: EnquiryValues; reference?: string } & Awaited<ReturnType<typeof loadConfirmation>>;

/**
 * Whether only the scripts are gone, as after a release in a page that has been open for long: then the form is posted
 * as it is without scripts, and the server keeps what was typed if something is wrong with it.
 */
const isServerThere = () =>
  fetch(window.location.href, {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(LONGEST_LOOK_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Takes up what another program has put into fields without an event: rendering errors would otherwise undo it. */
function takeUp(form: FormApi<EnquiryValues>, element: HTMLFormElement): void {
  const [shown, { values }] = [new FormData(element), form.getState()];
  for (const name of FIELD_NAMES.filter((one) => shown.has(one) && shown.get(one) !== values[one]))
    form.change(name, shown.get(name) as string);
}

/**
 * Reads the honeypot from the page: as a field of the form's state, it would be kept with the draft. An extension that
 * removes hidden fields removes it, too.
 */
function honeypotIn(form: HTMLFormElement): string {
  return (form.elements.namedItem(HONEYPOT_NAME) as HTMLInputElement | null)?.value ?? "";
}

async function announce(result: SubmitResult, place: FormPlace, words: FormWords): Promise<void> {
  const isUnloaded = result.status === "failed" && result.unloaded;
  const sending = isUnloaded ? undefined : await loadSending().catch(() => undefined);
  const { title, text } = words.toasts.failed;
  showToast(sending?.toastFor(result, place, words) ?? { title, description: text, tone: "destructive" });
}

/** The first field that failed gets the focus, with the summary in view as far as there is room for both. */
function focusFirst(errors: FieldErrors): void {
  const first = FIELD_NAMES.find((name) => errors[name]);
  const field = first && document.getElementById(fieldId(first));
  if (!field) return;
  field.focus({ preventScroll: true });
  bringIntoView(document.getElementById(SUMMARY_ID));
  bringIntoView(field);
}
