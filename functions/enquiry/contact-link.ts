import { html } from "../html";
import type { Html } from "../html";

/**
 * A link that opens a new mail to an address. A "?" or "&" in the address is encoded, or it would begin a parameter.
 * @param attributes further attributes of the link
 */
export function emailLink(address: string, attributes: Html = html``): Html {
  const target = encodeURIComponent(address).replace("%40", "@");
  return html`<a dir="ltr" href="mailto:${target}" ${attributes}>${address}</a>`;
}

/** A link that calls a number. @param attributes further attributes of the link */
export function phoneLink(number: string, attributes: Html = html``): Html {
  return html`<a dir="ltr" href="tel:${number.replace(/\s/g, "")}" ${attributes}>${number}</a>`;
}
