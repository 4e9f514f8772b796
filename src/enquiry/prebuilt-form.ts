import type { FieldName } from "./fields";
import { FORM, NOT_TAKEN_OVER, TYPED } from "./before-scripts";

/**
 * The form of a page that React has not taken over yet. React puts another in its place if the page is no longer as it
 * was prebuilt, because the browser has translated it or an extension has added to it. What was typed by then is in the
 * first one, and so was the focus.
 */
export function prebuiltForm() {
  if (typeof document === "undefined") return undefined;
  const form = document.querySelector<HTMLFormElement>(NOT_TAKEN_OVER);
  if (!form) return undefined;
  const { activeElement } = document;
  const focused = form.contains(activeElement) ? activeElement!.id : "";
  return {
    read: (name: FieldName) => {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      return { value: field.value, isTyped: field.hasAttribute(TYPED) };
    },
    /** Gives a form that stands in its place the focus that it had, and the mark of one that the browser posts. */
    passOn: () => {
      if (form.isConnected) return;
      document.getElementById(focused)?.focus();
      const { posted } = form.dataset;
      if (posted !== undefined) document.querySelector<HTMLFormElement>(FORM)!.dataset.posted = posted;
    },
  };
}
