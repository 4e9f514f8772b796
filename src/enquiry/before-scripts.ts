import { ENQUIRY_PATH } from "./paths";

export const FORM = `form[action="${ENQUIRY_PATH}"]`;

/** Selects a form that React has not taken over yet; until then the browser checks it. */
export const NOT_TAKEN_OVER = `${FORM}:not([novalidate])`;

/** Marks a field into which something was typed before React had taken the form over. */
export const TYPED = "data-typed";

/** Where the draft is in the session's storage. */
export const DRAFT_KEY = "enquiry";

/**
 * Runs in the head of a page with a form, before all other scripts.
 *
 * - It marks the form if the browser posts it, because Send was pressed before React had taken it over. A posted form
 *   is no draft, unless Back shows the page again and something is typed.
 * - It marks fields in which something is typed before React has taken them over. If the page is left before that, they
 *   go into the draft, once; if there was no draft, so do fields that the browser had filled in.
 */
export const BEFORE_SCRIPTS = `
  addEventListener("submit", (event) => event.defaultPrevented || event.target.setAttribute("data-posted", ""));
  addEventListener("pageshow", ({ persisted }) => {
    const posted = persisted && document.querySelector("[data-posted]");
    if (!posted) return;
    posted.setAttribute("data-posted", "before");
    for (const field of posted.querySelectorAll("[${TYPED}]")) field.removeAttribute("${TYPED}");
  });
  addEventListener("input", ({ target }) => target.setAttribute("${TYPED}", ""));
  addEventListener("pagehide", () => {
    const form = document.querySelector('${NOT_TAKEN_OVER}');
    if (!form) return;
    const typed = form.querySelectorAll("[${TYPED}]");
    try {
      if (form.matches('[data-posted=""]')) return sessionStorage.removeItem("${DRAFT_KEY}");
      if (typed.length === 0) return;
      const kept = JSON.parse(sessionStorage.getItem("${DRAFT_KEY}"));
      const draft = kept || { values: {}, failures: 0 };
      for (const field of kept ? typed : form.querySelectorAll("[${TYPED}], input, textarea"))
        if (field.matches("[${TYPED}]") || field.value !== field.defaultValue) draft.values[field.name] = field.value;
      sessionStorage.setItem("${DRAFT_KEY}", JSON.stringify(draft));
      for (const field of typed) field.removeAttribute("${TYPED}");
    } catch {}
  });
`;

/** Whether the browser is posting the enquiry: then it is no draft. */
export const isPosting = (): boolean => document.querySelector(`${FORM}[data-posted=""]`) !== null;

/** Whether the browser has posted the form, even before Back: sending it again then sends the same enquiry. */
export const isPosted = (): boolean => document.querySelector(`${FORM}[data-posted]`) !== null;
