import type { FieldErrors } from "../../src/enquiry/contract";
import { ENQUIRY_PATH } from "../../src/enquiry/paths";
import {
  FIELD_LABELS,
  FIELD_ORDER,
  FORM_WORDS,
  SERVICE_LABELS,
  summaryTitle,
  TRAP,
} from "../../src/enquiry/words";
import type { FieldName } from "../../src/enquiry/words";
import { html } from "../html";
import type { Html } from "../html";
import type { TypedValues } from "./parse";

const NOTHING = html``;

const ICONS = {
  alert: html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4M12 16h.01" />`,
  chevron: html`<path d="m6 9 6 6 6-6" />`,
  arrow: html`<path d="M5 12h14" /><path d="m12 5 7 7-7 7" />`,
};

/** The enquiry form as src/enquiry/form.tsx shows it, with what was typed and what is wrong with it. */
export function pageForm(values: TypedValues, errors: FieldErrors): Html {
  const failed = FIELD_ORDER.filter((name) => errors[name]);
  return html`<form method="post" action="${ENQUIRY_PATH}">
    ${failed.length < 2 ? NOTHING : summary(failed, errors)}
    ${FIELD_ORDER.map((name) => field(name, values[name], errors[name]?.[0], name === failed[0]))}
    <div class="trap" aria-hidden="true">
      <input
        name="${TRAP.name}"
        aria-label="${TRAP.label}"
        placeholder="${TRAP.label}"
        tabindex="-1"
        autocomplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </div>
    <div class="send">
      <button type="submit">${FORM_WORDS.send}${icon(ICONS.arrow, 20)}</button>
      <p class="promise">${FORM_WORDS.replyPromise}</p>
    </div>
  </form>`;
}

function summary(failed: FieldName[], errors: FieldErrors): Html {
  return html`<div class="summary">
    ${icon(ICONS.alert, 20)}
    <div>
      <p>${summaryTitle(failed.length)}</p>
      <ul>
        ${failed.map((name) => html`<li><a href="#enquiry-${name}">${errors[name]![0]!}</a></li>`)}
      </ul>
    </div>
  </div>`;
}

const HINTS: Partial<Record<FieldName, string>> = { message: FORM_WORDS.messageHint };
const OPTIONAL: readonly FieldName[] = ["company", "service"];

function field(name: FieldName, value: string, error: string | undefined, isFirst: boolean): Html {
  const id = `enquiry-${name}`;
  const hint = HINTS[name];
  const optional = OPTIONAL.includes(name);
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const attributes = [
    html`id="${id}" name="${name}"`,
    optional ? NOTHING : html` required`,
    error === undefined ? NOTHING : html` aria-invalid="true"`,
    notes === "" ? NOTHING : html` aria-describedby="${notes}"`,
    // No script moves the focus here, so the first field that failed asks for it itself.
    isFirst ? html` autofocus` : NOTHING,
  ];
  return html`<div class="${name === "message" ? "" : "half"}">
    <div class="label">
      <label for="${id}">${FIELD_LABELS[name]}</label>
      ${optional ? html`<span>${FORM_WORDS.optional}</span>` : NOTHING}
    </div>
    ${CONTROLS[name](attributes, value)}
    ${
      error === undefined
        ? NOTHING
        : html`<p class="error" id="${id}-error">${icon(ICONS.alert, 18)}${error}</p>`
    }
    ${hint === undefined ? NOTHING : html`<p class="hint" id="${id}-hint">${hint}</p>`}
  </div>`;
}

const CONTROLS: Record<FieldName, (attributes: Html[], value: string) => Html> = {
  name: (attributes, value) => html`<input ${attributes} value="${value}" autocomplete="name" />`,
  email: (attributes, value) =>
    html`<input ${attributes} type="email" value="${value}" autocomplete="email" spellcheck="false" />`,
  company: (attributes, value) => html`<input ${attributes} value="${value}" autocomplete="organization" />`,
  service: (attributes, value) =>
    html`<div class="choice">
      <select ${attributes}>
        <option value="">${FORM_WORDS.selectService}</option>
        ${Object.entries(SERVICE_LABELS).map(
          ([service, label]) =>
            html`<option value="${service}" ${service === value ? html`selected` : NOTHING}>
              ${label}
            </option>`,
        )}
      </select>
      ${icon(ICONS.chevron, 20)}
    </div>`,
  // The parser drops the first line break in a text area, so there is one to drop.
  message: (attributes, value) => html`<textarea ${attributes} rows="4">${"\n"}${value}</textarea>`,
};

function icon(body: Html, size: number): Html {
  return html`<svg
    aria-hidden="true"
    width="${String(size)}"
    height="${String(size)}"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${body}
  </svg>`;
}
