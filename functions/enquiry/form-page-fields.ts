import type { FieldErrors } from "../../src/enquiry/contract";
import { FIELD_NAMES } from "../../src/enquiry/fields";
import type { FieldName } from "../../src/enquiry/fields";
import { fieldId, formFields, HONEYPOT_NAME, LANGUAGE_NAME } from "../../src/enquiry/form-definition";
import type { Control, FormField } from "../../src/enquiry/form-definition";
import { ENQUIRY_PATH } from "../../src/enquiry/paths";
import { plural } from "../../src/enquiry/words";
import { html } from "../html";
import type { Html } from "../html";
import type { Edition } from "../site/facts";
import type { TypedValues } from "./parse";

const NOTHING = html``;

const ICONS = {
  alert: html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4M12 16h.01" />`,
  chevron: html`<path d="m6 9 6 6 6-6" />`,
  arrow: html`<path d="M5 12h14" /><path d="m12 5 7 7-7 7" />`,
};

/** The enquiry form as src/enquiry/form.tsx shows it, with what was typed and what is wrong with it. */
export function pageForm(values: TypedValues, errors: FieldErrors, edition: Edition): Html {
  const { language } = edition;
  const words = edition.words.form;
  const failed = FIELD_NAMES.filter((name) => errors[name]);
  const { privacy } = words;
  return html`<form method="post" action="${ENQUIRY_PATH}">
    ${failed.length < 2 ? NOTHING : summary(plural(words.summary, failed.length, language), failed, errors)}
    ${formFields(words).map((field) => {
      const error = errors[field.name]?.[0];
      return fieldMarkup(field, words.optional, values[field.name], error, field.name === failed[0]);
    })}
    <input type="hidden" name="${LANGUAGE_NAME}" value="${language}" />
    <div class="honeypot" aria-hidden="true">
      <input
        name="${HONEYPOT_NAME}"
        aria-label="${words.honeypot}"
        placeholder="${words.honeypot}"
        tabindex="-1"
        autocomplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </div>
    <div class="send">
      <button type="submit">${words.send}${icon(ICONS.arrow, 20)}</button>
      <p class="promise">${words.replyPromise}</p>
    </div>
    <p class="privacy">${privacy.text} <a href="${privacy.link.to}">${privacy.link.label}</a></p>
  </form>`;
}

function summary(title: string, failed: FieldName[], errors: FieldErrors): Html {
  return html`<div class="summary">
    ${icon(ICONS.alert, 20)}
    <div>
      <p>${title}</p>
      <ul>
        ${failed.map((name) => html`<li><a href="#${fieldId(name)}">${errors[name]![0]!}</a></li>`)}
      </ul>
    </div>
  </div>`;
}

function fieldMarkup(
  { name, id, label, hint, direction, isRequired, isHalf, control }: FormField,
  optional: string,
  value: string,
  error: string | undefined,
  isFirst: boolean,
): Html {
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const attributes = [
    html`id="${id}" name="${name}"`,
    direction ? html` dir="${direction}"` : NOTHING,
    isRequired ? html` required` : NOTHING,
    error === undefined ? NOTHING : html` aria-invalid="true"`,
    notes === "" ? NOTHING : html` aria-describedby="${notes}"`,
    // There is no script to move the focus, so the first field that failed has `autofocus`.
    isFirst ? html` autofocus` : NOTHING,
  ];
  return html`<div class="${isHalf ? "half" : ""}">
    <div class="label">
      <label for="${id}">${label}</label>
      ${isRequired ? NOTHING : html`<span>${optional}</span>`}
    </div>
    ${controlMarkup(control, attributes, value)}
    ${
      error === undefined
        ? NOTHING
        : html`<p class="error" id="${id}-error">${icon(ICONS.alert, 18)}${error}</p>`
    }
    ${hint === undefined ? NOTHING : html`<p class="hint" id="${id}-hint">${hint}</p>`}
  </div>`;
}

function controlMarkup(control: Control, attributes: Html[], value: string): Html {
  switch (control.tag) {
    case "input": {
      const { type, autocomplete } = control;
      const spelling = type === "email" ? html` spellcheck="false"` : NOTHING;
      return html`<input
        ${attributes}
        type="${type}"
        value="${value}"
        autocomplete="${autocomplete}"
        ${spelling}
      />`;
    }
    case "textarea":
      // The parser drops the first line break in a text area, so there is one to drop.
      return html`<textarea ${attributes} rows="${String(control.rows)}">${"\n"}${value}</textarea>`;
    case "select":
      return html`<div class="choice">
        <select ${attributes}>
          ${control.options.map(
            (option) =>
              html`<option
                value="${option.value}"
                ${option.value !== "" && option.value === value ? html`selected` : NOTHING}
              >
                ${option.label}
              </option>`,
          )}
        </select>
        ${icon(ICONS.chevron, 20)}
      </div>`;
  }
}

/** A drawing in lines, on a grid of 24 by 24. */
export function icon(body: Html, size: number, stroke = "1.75"): Html {
  return html`<svg
    aria-hidden="true"
    width="${String(size)}"
    height="${String(size)}"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="${stroke}"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${body}
  </svg>`;
}
