import { FIELDS } from "../../src/enquiry/fields";
import type { Enquiry, Field } from "../../src/enquiry/fields";
import { normaliseLine } from "../../src/enquiry/normalise";
import { fill, shownValue, wordsOf } from "../../src/enquiry/words";
import { fillHtml, html, withBreaks } from "../html";
import type { Html } from "../html";
import type { Mail } from "../mail/client";
import type { EnquiryWords } from "../site/facts";
import { emailField, emailLink, emailNote, emailPage, emailParagraph } from "./email-layout";

export type EmailSettings = {
  brand: string;
  /** Of the words, as BCP 47 names it. */
  language: string;
  words: EnquiryWords;
  /** Sender of both mails. */
  from: string;
  /** The company's inbox. */
  to: string;
};

/** One field of a mail: its label, and its value as text and as markup. */
type Line = { label: string; value: string; markup: Html; isLong: boolean };

/**
 * The mail to the company's inbox, with every field; answering it answers the visitor (SPEC.md section 7).
 * @param reference what people call the enquiry by
 */
export function inboxEmail(enquiry: Enquiry, reference: string, settings: EmailSettings): Mail {
  const { brand, language, words, from, to } = settings;
  const { title, subject, preview, notGiven } = words.mails.inbox;
  const lines = [
    ...FIELDS.map((field) => lineFor(field, enquiry, words, notGiven)),
    referenceLine(reference, words),
  ];
  const service = FIELDS.find(({ name }) => name === "service")!;
  const values = { name: enquiry.name, service: shownValue(service, enquiry.service, words.form) };
  return {
    from,
    to: [to],
    replyTo: normaliseLine(enquiry.email),
    subject: normaliseLine(fill(subject, values)),
    html: emailPage({
      brand,
      language,
      title,
      preview: fill(preview, values),
      content: lines.map(({ label, markup }) => emailField(label, markup)),
    }),
    text: [title, ...lines.map(textLine)].join("\n\n"),
  };
}

/** The confirmation to the visitor: the promise, and the fields that it repeats (SPEC.md section 7). */
export function confirmationEmail(enquiry: Enquiry, reference: string, settings: EmailSettings): Mail {
  const { brand, language, words, from } = settings;
  const { title, greeting, promise, time, note } = words.mails.confirmation;
  const hello = fill(greeting, { name: enquiry.name });
  const promised = fill(promise, { time });
  const repeated = FIELDS.filter(({ confirmed }) => confirmed);
  const lines = [
    ...repeated.map((field) => lineFor(field, enquiry, words, "")),
    referenceLine(reference, words),
  ];
  return {
    from,
    to: [normaliseLine(enquiry.email)],
    subject: normaliseLine(title),
    // RFC 3834: asks holiday responders and the like not to answer, so that no two machines write in circles.
    headers: { "Auto-Submitted": "auto-replied" },
    html: emailPage({
      brand,
      language,
      title,
      preview: promised,
      content: [
        emailParagraph(html`<bdi>${hello}</bdi>`),
        emailParagraph(
          fillHtml(promise, { time: html`<strong style="white-space:nowrap;">${time}</strong>` }),
        ),
        ...lines.map(({ label, markup }) => emailField(label, markup)),
        emailNote(note),
      ],
    }),
    text: [hello, promised, ...lines.map(textLine), `--\n${note}`].join("\n\n"),
  };
}

function lineFor(field: Field, enquiry: Enquiry, { form }: EnquiryWords, notGiven: string): Line {
  const { label } = wordsOf(form, field.name);
  const value = shownValue(field, enquiry[field.name], form) || notGiven;
  return { label, value, markup: MARKUP[field.control](value), isLong: field.control === "textarea" };
}

/** Kept in its direction and on one line, whatever the language around it. */
function referenceLine(reference: string, { mails }: EnquiryWords): Line {
  const markup = html`<bdi dir="ltr" style="white-space:nowrap;">${reference}</bdi>`;
  return { label: mails.reference, value: reference, markup, isLong: false };
}

const MARKUP: Record<Field["control"], (value: string) => Html> = {
  text: (value) => html`${value}`,
  email: emailLink,
  select: (value) => html`${value}`,
  textarea: withBreaks,
};

function textLine({ label, value, isLong }: Line): string {
  return `${label}:${isLong ? "\n" : " "}${value}`;
}
