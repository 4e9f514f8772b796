import { ENQUIRY_PATH } from "./paths";

/**
 * For the head of a page with a form, so that it runs before all other scripts: marks a form that the browser itself
 * posts, because its visitor pressed Send before React had taken it over. That page is on its way out, and may well become
 * a living one before the answer comes.
 */
export const POSTED_SCRIPT =
  'addEventListener("submit",function(e){e.defaultPrevented||e.target.setAttribute("data-posted","")})';

/** Whether the browser has posted the enquiry. */
export const isPosted = (): boolean =>
  document.querySelector(`form[action="${ENQUIRY_PATH}"][data-posted]`) !== null;
