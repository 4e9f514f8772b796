import { createForm } from "final-form";
import { isKept, openDraft } from "./draft";
import { FIELD_NAMES, forEachField } from "./fields";
import type { EnquiryValues, FieldName } from "./fields";
import { prebuiltForm } from "./prebuilt-form";
import { sendingOf } from "./sending";
import type { SubmitResult } from "./submit";
import type { FormWords } from "./words";

/** The values being sent, and their result. By then the visitor may be on another page, whose form has the draft. */
let underWay: { values: EnquiryValues; ended: Promise<SubmitResult> } | undefined;

/**
 * An enquiry that is being written: its form, its draft, and how it is sent. `preselected` is the service that the form
 * names before anybody has chosen one, or an empty text.
 */
export function createEnquiry(words: FormWords, language: string, preselected: string) {
  const empty: EnquiryValues = { ...forEachField(() => ""), service: preselected };
  const draft = openDraft();
  const prebuilt = prebuiltForm();
  let isLeft = false;

  const sending = sendingOf(draft, words, language);
  const { onSubmit } = sending;
  const form = createForm<EnquiryValues>({ initialValues: empty, onSubmit });

  /** Sends what was typed, with what is in the honeypot. Never throws. */
  async function send(honeypot: string): Promise<SubmitResult> {
    const { values } = draft.current();
    const own = (underWay = { values, ended: sending.send(form, honeypot) });
    const result = await own.ended;
    settle(result, values);
    // Another page may be sending by then.
    if (underWay === own) underWay = undefined;
    return result;
  }

  /**
   * Updates the draft after sending. If the page was left, another page may have changed the draft: the stored one
   * counts.
   */
  function settle({ status }: SubmitResult, values: EnquiryValues): void {
    if (isLeft) draft.restore();
    if (status === "failed") draft.keep({ failures: draft.current().failures + 1 });
    if (status !== "sent" || (isLeft && !draft.holds(values))) return draft.write();
    form.restart(empty);
    draft.end();
  }

  /**
   * Takes up what was typed before a reload, or before scripts ran, and keeps what is typed from now on.
   * @param onFailures called with how often in a row sending has failed
   * @returns a function that stores the draft and stops this, for when the page is left
   */
  function resume(onFailures: (failures: number) => void): () => void {
    isLeft = false;
    takeUp(onFailures, typedBefore);
    prebuilt?.passOn();
    if (underWay) void forgetOnceSent(underWay);
    const forget = form.subscribe(
      ({ values: typed, modified }) => draft.keep({ values: chosen(typed, modified!) }),
      { values: true, modified: true },
    );
    // If Back brings this page back, another page may have sent what was typed here.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted && !underWay) takeUp(onFailures, () => undefined);
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

  function takeUp(onFailures: (failures: number) => void, typed: (name: FieldName) => string | undefined) {
    const { values, failures } = draft.restore();
    form.restart(empty);
    form.batch(() => {
      for (const name of FIELD_NAMES) {
        const value = typed(name) ?? values[name];
        if (value === undefined) continue;
        // Undefined first, so that choosing the preselected service also counts as a change.
        form.change(name, undefined);
        form.change(name, value);
      }
    });
    onFailures(failures);
  }

  /** Ends a restored draft once another page's form has sent the same enquiry. */
  async function forgetOnceSent({ values, ended }: NonNullable<typeof underWay>): Promise<void> {
    const result = await ended;
    if (result.status === "sent" && draft.holds(values)) settle(result, values);
  }

  /**
   * What a field held before scripts ran, if it differs from what was prebuilt. On Back the browser fills in what the
   * field held when the page was left: a stored draft is newer, except for what has been typed since.
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
