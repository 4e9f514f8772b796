import { color } from "../../src/theme/tokens";
import { html } from "../html";
import type { Html } from "../html";
import type { Edition } from "../site/facts";
import { STYLES, TYPE } from "./email-style";

type EmailPage = {
  title: string;
  /** The line that inboxes show after the subject. */
  preview: string;
  content: readonly Html[];
};

/** The parts of a mail in a language: the page, and what its content is made of. */
export function emailLayout({ brand, language, direction }: Edition) {
  const type = TYPE[direction];
  // Some clients drop the attributes of `html`; some support only `align`, some only the style. The side is fixed, so
  // that a name in another script stays on the side of its label.
  const side = direction === "rtl" ? "right" : "left";

  /** A whole mail: the brand on ink with an amber line under it, then the content on one white column. */
  const page = ({ title, preview, content }: EmailPage): string =>
    html`<!doctype html>
      <html lang="${language}" dir="${direction}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${title}</title>
          ${STYLES}
        </head>
        <body class="page" style="margin:0;padding:0;background:${color.paper};">
          <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
          <table
            role="presentation"
            lang="${language}"
            dir="${direction}"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
          >
            <tr>
              <td align="center" style="padding:24px 12px;">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="max-width:600px;"
                >
                  <tr>
                    <td
                      class="pad"
                      align="${side}"
                      style="padding:24px 32px;background:${color.ink};border-bottom:3px solid ${color.amber};color:${color.paper};font:${type.heading};text-align:${side};"
                    >
                      ${brand}
                    </td>
                  </tr>
                  <tr>
                    <td
                      class="panel pad"
                      align="${side}"
                      style="padding:32px;background:${color.white};text-align:${side};"
                    >
                      <h1 class="text" style="margin:0 0 24px;color:${color.ink};font:${type.heading};">
                        ${title}
                      </h1>
                      ${content}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html> `.source;

  const label = (text: string): Html =>
    html`<p class="label" style="margin:0;color:${color.muted};font:${type.label};">${text}</p>`;

  /** One field: its label, then its value. The direction of what a visitor typed follows its own letters. */
  const field = (name: string, value: Html, isTyped = false): Html =>
    html`${label(name)}
      <p
        class="text rule"
        ${isTyped ? html`dir="auto"` : html``}
        style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid ${color.sand200};color:${color.ink};font:${type.text};word-break:break-word;"
      >
        ${value}
      </p> `;

  const paragraph = (value: Html): Html =>
    html`<p
      class="text"
      style="margin:0 0 16px;color:${color.ink};font:${type.paragraph};word-break:break-word;"
    >
      ${value}
    </p> `;

  /** A numbered list of steps, each with a title. */
  const steps = (heading: string, all: readonly { title: string; text: string }[]): Html =>
    html`${label(heading)}
      <ol
        class="text rule"
        style="margin:0 0 16px;padding:0 24px 16px;border-bottom:1px solid ${color.sand200};color:${color.ink};font:${type.text};"
      >
        ${all.map(({ title, text }) => html`<li style="margin:8px 0 0;"><strong>${title}</strong><br />${text}</li>`)}
      </ol> `;

  /** A smaller paragraph at the end, for what most readers can skip. */
  const note = (text: string): Html =>
    html`<p class="label" style="margin:8px 0 0;color:${color.muted};font:${type.label};">${text}</p> `;

  return { page, field, paragraph, steps, note };
}

/** What a link in a mail looks like. */
export const LINK_LOOK = html`class="link" style="color:${color.teal};"`;
