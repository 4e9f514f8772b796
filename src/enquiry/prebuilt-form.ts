import type { FieldName } from "./fields";
import { ENQUIRY_PATH } from "./paths";
import { TYPED } from "./before-scripts";

const NOT_TAKEN_OVER = `form[action="${ENQUIRY_PATH}"]:not([novalidate])`;

/**
 * The form of a page that React has not taken over yet: until then it is the browser that checks. React puts another in
 * its place if the page is no longer as it was prebuilt, because the browser has translated it or an extension has added
 * to it. What was typed by then is in the first one, and so was the focus.
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
    /** Gives a form that stands in its place the focus that it had. */
    passFocusOn: () => {
      if (!form.isConnected) document.getElementById(focused)?.focus();
    },
  };
}
