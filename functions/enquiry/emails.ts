import { FIELDS, SERVICE_FIELD } from "../../src/enquiry/fields";
import type { Field } from "../../src/enquiry/fields";
import { normaliseLine } from "../../src/enquiry/normalise";
import { fill, shownValue, wordsOf } from "../../src/enquiry/words";
import { fillHtml, html } from "../html";
import type { Html } from "../html";
import { isolate, isolateLines, isolateNumber } from "../isolate";
import type { Mail } from "../mail/client";
import { editionIn } from "../site/facts";
import type { Edition } from "../site/facts";
import { emailLayout, emailLink } from "./email-layout";
import { senderIn } from "./mail-settings";
import type { MailSettings } from "./mail-settings";
import type { Content } from "./submission-id";

/** One field of a mail: its label, and its value as text and as markup. */
type Line = {
  label: string;
  value: string;
  markup: Html;
  /** Whether a visitor typed it, in whatever language. */
  isTyped?: boolean;
  isLong?: boolean;
};

/**
 * The mail to the company's inbox, in the company's language, with every field and the visitor's language; answering it
 * answers the visitor.
 * @param reference what people call the enquiry by
 */
export function inboxEmail(content: Content, reference: string, settings: MailSettings): Mail {
  const { enquiry } = content;
  const [own] = settings.site.editions;
  const { words, direction } = own;
  const { title, subject, preview, notGiven } = words.mails.inbox;
  const lines = [
    ...FIELDS.map((field) => lineFor(field, content, own, notGiven)),
    ...languageLine(content, settings),
    referenceLine(reference, own),
  ];
  const values = {
    name: isolate(normaliseLine(enquiry.name), direction),
    service: shownValue(SERVICE_FIELD, enquiry.service, words.form),
  };
  const layout = emailLayout(own);
  return {
    from: senderIn(own, settings),
    to: [settings.to],
    replyTo: normaliseLine(enquiry.email),
    subject: fill(normaliseLine(subject), values),
    html: layout.page({
      title,
      preview: fill(preview, values),
      content: lines.map((line) => layout.field(line.label, line.markup, line.isTyped)),
    }),
    text: [title, ...lines.map((line) => textLine(line, own))].join("\n\n"),
  };
}

/**
 * The confirmation to the visitor, in their language: the promise, what happens next, and the fields that it repeats.
 */
export function confirmationEmail(content: Content, reference: string, settings: MailSettings): Mail {
  const { enquiry } = content;
  const edition = editionIn(settings.site, content.language);
  const { words, hours, direction } = edition;
  const { title, greeting, promise, time, note } = words.mails.confirmation;
  const { heading, steps } = words.form.confirmation.next;
  const promised = fill(promise, { time });
  const next = steps.map((step) => ({ title: step.title, text: fill(step.text, hours) }));
  const repeated = FIELDS.filter(({ confirmed }) => confirmed);
  const known = referenceLine(reference, edition);
  const lines = repeated.map((field) => lineFor(field, content, edition, ""));
  const layout = emailLayout(edition);
  return {
    from: senderIn(edition, settings),
    to: [normaliseLine(enquiry.email)],
    subject: normaliseLine(title),
    // RFC 3834: asks holiday responders and the like not to answer, so that no two machines write in circles.
    headers: { "Auto-Submitted": "auto-replied" },
    html: layout.page({
      title,
      preview: promised,
      content: [
        layout.paragraph(fillHtml(greeting, { name: html`<bdi>${enquiry.name}</bdi>` })),
        layout.paragraph(
          fillHtml(promise, { time: html`<strong style="white-space:nowrap;">${time}</strong>` }),
        ),
        layout.field(known.label, known.markup),
        layout.steps(heading, next),
        ...lines.map((line) => layout.field(line.label, line.markup, line.isTyped)),
        layout.note(note),
      ],
    }),
    text: [
      fill(greeting, { name: isolate(enquiry.name, direction) }),
      promised,
      textLine(known, edition),
      [heading, ...next.map((step, index) => `${index + 1}. ${step.title}\n${step.text}`)].join("\n\n"),
      ...lines.map((line) => textLine(line, edition)),
      `--\n${note}`,
    ].join("\n\n"),
  };
}

function lineFor(field: Field, { enquiry }: Content, { words, direction }: Edition, notGiven: string): Line {
  const { label } = wordsOf(words.form, field.name);
  const value = shownValue(field, enquiry[field.name], words.form) || notGiven;
  switch (field.control) {
    case "select":
      return { label, value, markup: html`${value}` };
    case "email":
      return { label, value, markup: emailLink(value) };
    case "text":
      return { label, value, markup: html`${value}`, isTyped: true };
    case "textarea":
      return { label, value, markup: isolateLines(value, direction), isTyped: true, isLong: true };
  }
}

/** What enquiries do not have that are older than the site's second language, and what a site with one does not need. */
function languageLine({ language }: Content, { site: { editions } }: MailSettings): Line[] {
  if (language === undefined || editions.length === 1) return [];
  const [own] = editions;
  const value = new Intl.DisplayNames(own.language, { type: "language" }).of(language)!;
  return [{ label: own.words.mails.inbox.languageLabel, value, markup: html`${value}` }];
}

/** Kept in its direction and on one line, whatever the language around it. */
function referenceLine(reference: string, { words, direction }: Edition): Line {
  const markup = html`<bdi dir="ltr" style="white-space:nowrap;">${reference}</bdi>`;
  return { label: words.mails.reference, value: isolateNumber(reference, direction), markup };
}

/** Where text runs from right to left, each value has a line of its own, so that neither turns the other. */
function textLine({ label, value, isLong }: Line, { direction }: Edition): string {
  return `${label}:${isLong || direction === "rtl" ? "\n" : " "}${value}`;
}
