import type { FieldName } from "./fields";
import { FORM, NOT_TAKEN_OVER, TYPED } from "./before-scripts";

/**
 * The form of a page that React has not taken over yet. React replaces it with a new one if the page differs from what
 * was prebuilt, because the browser has translated it or an extension has added to it. What was typed by then, and the
 * focus, are in the old one.
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
    /**
     * If React has replaced the form, passes its focus on to the new one, and its mark if the browser is posting it.
     */
    passOn: () => {
      if (form.isConnected) return;
      document.getElementById(focused)?.focus();
      const { posted } = form.dataset;
      if (posted !== undefined) document.querySelector<HTMLFormElement>(FORM)!.dataset.posted = posted;
    },
  };
}
