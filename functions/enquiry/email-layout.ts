import { html } from "../html";
import type { Html } from "../html";

/** The brand's colours (design, section 3.1), written out because mail clients know no custom properties. */
const INK = "#0B1020";
const PAPER = "#FAF6EF";
const TEAL = "#0F6B64";
const AMBER = "#E8B36A";
const MUTED = "#474D61";
const LINE = "#E7DCC8";

const SERIF = "Georgia, Times New Roman, serif";
const SANS = "-apple-system, Segoe UI, Roboto, Helvetica, Arial, sans-serif";

/** Light is written inline, where every client finds it; dark is for those that know the media query. */
const STYLES = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  @media (max-width: 600px) {
    .pad {
      padding: 24px 20px !important;
    }
  }
  @media (prefers-color-scheme: dark) {
    .page {
      background: #0b1020 !important;
    }
    .panel {
      background: #10182f !important;
    }
    .text {
      color: #faf6ef !important;
    }
    .label {
      color: #c3c8d6 !important;
    }
    .link {
      color: #3cc4b2 !important;
    }
    .rule {
      border-color: #2a355a !important;
    }
  }
</style>`;

export type EmailPage = {
  brand: string;
  /** Of the words, as BCP 47 names it. */
  language: string;
  title: string;
  /** The line that inboxes show after the subject. */
  preview: string;
  content: Html | readonly Html[];
};

/** A whole mail: the brand on ink with an amber line under it, then the content on one white column. */
export function emailPage({ brand, language, title, preview, content }: EmailPage): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${STYLES}
      </head>
      <body class="page" style="margin:0;padding:0;background:${PAPER};">
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
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
                    style="padding:24px 32px;background:${INK};border-bottom:3px solid ${AMBER};color:${PAPER};font:400 26px/1.2 ${SERIF};"
                  >
                    ${brand}
                  </td>
                </tr>
                <tr>
                  <td class="panel pad" style="padding:32px;background:#FFFFFF;">
                    <h1 class="text" style="margin:0 0 24px;color:${INK};font:400 26px/1.2 ${SERIF};">
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
}

/** One field: its label, then its value, whose direction follows its own letters (Arabic reads right to left). */
export function emailField(label: string, value: Html): Html {
  return html`<p class="label" style="margin:0;color:${MUTED};font:400 14px/1.5 ${SANS};">${label}</p>
    <p
      class="text rule"
      dir="auto"
      style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid ${LINE};color:${INK};font:400 17px/1.5 ${SANS};word-break:break-word;"
    >
      ${value}
    </p> `;
}

export function emailParagraph(value: Html): Html {
  return html`<p class="text" style="margin:0 0 16px;color:${INK};font:400 17px/1.6 ${SANS};">${value}</p> `;
}

/** A smaller paragraph at the end, for what most readers can skip. */
export function emailNote(value: string): Html {
  return html`<p class="label" style="margin:8px 0 0;color:${MUTED};font:400 14px/1.5 ${SANS};">
    ${value}
  </p> `;
}

/** A link that opens a new mail to an address. The address may hold "?" and "&", which the link must not act on. */
export function emailLink(address: string): Html {
  const target = encodeURIComponent(address).replace("%40", "@");
  return html`<a class="link" href="mailto:${target}" style="color:${TEAL};">${address}</a>`;
}
