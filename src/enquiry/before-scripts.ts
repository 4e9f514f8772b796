import { ENQUIRY_PATH } from "./paths";

/** Marks a field into which something was typed before React had taken the form over. */
export const TYPED = "data-typed";

/**
 * For the head of a page with a form, so that it runs before all other scripts: marks a form that the browser itself
 * posts, because its visitor pressed Send before React had taken it over. That page is on its way out, and may well become
 * a living one before the answer comes. And marks what is typed until then.
 */
export const BEFORE_SCRIPTS =
  'addEventListener("submit",function(e){e.defaultPrevented||e.target.setAttribute("data-posted","")});' +
  `addEventListener("input",function(e){e.target.setAttribute("${TYPED}","")})`;

/** Whether the browser has posted the enquiry. */
export const isPosted = (): boolean =>
  document.querySelector(`form[action="${ENQUIRY_PATH}"][data-posted]`) !== null;
