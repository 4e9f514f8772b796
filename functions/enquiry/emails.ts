import type { Enquiry } from "../../src/enquiry/contract";
import { normaliseLine } from "../../src/enquiry/normalise";
import { FIELD_LABELS, FIELD_ORDER, serviceLabel } from "../../src/enquiry/words";
import type { FieldName } from "../../src/enquiry/words";
import type { Mail } from "../mail/client";
import { emailField, emailLink, emailNote, emailPage, emailParagraph } from "./email-layout";
import { html, withBreaks } from "../html";
import type { Html } from "../html";

export type EmailSettings = {
  brand: string;
  /** Sender of both mails. */
  from: string;
  /** The company's inbox. */
  to: string;
};

/** What the confirmation promises, with the hyphen of SPEC.md section 7. */
export const REPLY_TIME = "24-48 business hours";

const NOT_APPLICABLE = "N/A";

/** The mail to the company's inbox; answering it answers the visitor (SPEC.md section 7). */
export function inboxEmail(enquiry: Enquiry, { brand, from, to }: EmailSettings): Mail {
  const title = "New Contact Form Submission";
  const values: Record<FieldName, string> = {
    name: enquiry.name,
    email: enquiry.email,
    company: enquiry.company || NOT_APPLICABLE,
    service: serviceLabel(enquiry.service),
    message: enquiry.message,
  };
  const markup: Record<FieldName, Html> = {
    name: html`${values.name}`,
    email: emailLink(values.email),
    company: html`${values.company}`,
    service: html`${values.service}`,
    message: withBreaks(values.message),
  };
  return {
    from,
    to: [to],
    replyTo: normaliseLine(enquiry.email),
    subject: normaliseLine(`${title}: ${enquiry.name}`),
    html: emailPage({
      brand,
      title,
      preview: `${values.service}, ${values.name}`,
      content: FIELD_ORDER.map((field) => emailField(FIELD_LABELS[field], markup[field])),
    }),
    text: [title, ...FIELD_ORDER.map((field) => textField(field, values[field]))].join("\n\n"),
  };
}

/** The confirmation to the visitor: the promise, and what was asked for (SPEC.md section 7). */
export function confirmationEmail(enquiry: Enquiry, { brand, from }: EmailSettings): Mail {
  const title = `Thank You for Contacting ${brand}`;
  const greeting = `Hello ${enquiry.name},`;
  const before = "Your message has reached us. We will reply within ";
  const note = `This address was entered in the contact form of ${brand}. If that was not you, please ignore this e-mail.`;
  const service = serviceLabel(enquiry.service);
  return {
    from,
    to: [normaliseLine(enquiry.email)],
    subject: normaliseLine(title),
    // RFC 3834: asks holiday responders and the like not to answer, so that no two machines write in circles.
    headers: { "Auto-Submitted": "auto-replied" },
    html: emailPage({
      brand,
      title,
      preview: `${before}${REPLY_TIME}.`,
      content: [
        emailParagraph(html`<bdi>${greeting}</bdi>`),
        emailParagraph(html`${before}<strong style="white-space:nowrap;">${REPLY_TIME}</strong>.`),
        emailField(FIELD_LABELS.service, html`${service}`),
        emailField(FIELD_LABELS.message, withBreaks(enquiry.message)),
        emailNote(note),
      ],
    }),
    text: [
      greeting,
      `${before}${REPLY_TIME}.`,
      textField("service", service),
      textField("message", enquiry.message),
      `--\n${note}`,
    ].join("\n\n"),
  };
}

function textField(field: FieldName, value: string): string {
  return `${FIELD_LABELS[field]}:${field === "message" ? "\n" : " "}${value}`;
}
