import { FIELDS, SERVICE_FIELD } from "../../src/enquiry/fields";
import { normaliseLine } from "../../src/enquiry/normalise";
import { shownValue } from "../../src/enquiry/words";
import { fill } from "../../src/fill";
import { fillHtml, html, withBreaks } from "../html";
import { isolate } from "../isolate";
import type { Mail } from "../mail/client";
import { editionIn } from "../site/facts";
import { emailLayout } from "./email-layout";
import { languageLine, lineFor, referenceLine, signature, textLine } from "./email-lines";
import { senderIn } from "./mail-settings";
import type { MailSettings } from "./mail-settings";
import type { Content } from "./submission-id";

/**
 * The mail to the company's inbox, in the company's language, with every field and the visitor's language; a reply to
 * it goes to the visitor.
 * @param reference the enquiry's reference, such as "7K2M-9PQ4"
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
    headers: threadHeader(reference),
    html: layout.page({
      title,
      preview: fill(preview, values),
      content: lines.map((line) => layout.field(line.label, line.markup, line.isTyped)),
    }),
    text: [title, ...lines.map((line) => textLine(line, own))].join("\n\n"),
  };
}

/**
 * The confirmation to the visitor, in their language: the promise, what happens next, the fields that it repeats (but
 * no empty text), and how to reach the company. A reply to it goes to the company's address: the sender's mailbox may
 * be one that nobody reads.
 */
export function confirmationEmail(content: Content, reference: string, settings: MailSettings): Mail {
  const { enquiry } = content;
  const edition = editionIn(settings.site, content.language);
  const { words, hours, direction } = edition;
  const { title, greeting, promise, time, note } = words.mails.confirmation;
  const { reference: referenceWords, next } = words.form.confirmation;
  const promised = fill(promise, { time });
  const steps = next.steps.map((step) => ({ title: step.title, text: fill(step.text, hours) }));
  const repeated = FIELDS.filter(({ confirmed }) => confirmed);
  const referenceField = referenceLine(reference, edition);
  const lines = repeated.map((field) => lineFor(field, content, edition, "")).filter(({ value }) => value);
  const name = isolate(enquiry.name, direction);
  const company = signature(settings.site, edition);
  const layout = emailLayout(edition);
  return {
    from: senderIn(edition, settings),
    to: [normaliseLine(enquiry.email)],
    replyTo: settings.site.email,
    subject: normaliseLine(title),
    headers: { ...NO_AUTO_REPLY, ...threadHeader(reference) },
    html: layout.page({
      title,
      preview: promised,
      content: [
        layout.paragraph(fillHtml(greeting, { name: html`${name}` })),
        layout.paragraph(
          fillHtml(promise, { time: html`<strong style="white-space:nowrap;">${time}</strong>` }),
        ),
        layout.field(referenceField.label, withBreaks([referenceField.markup, referenceWords.note])),
        layout.steps(next.heading, steps),
        ...lines.map((line) => layout.field(line.label, line.markup, line.isTyped)),
        layout.paragraph(withBreaks(company.map(({ markup }) => markup))),
        layout.note(note),
      ],
    }),
    text: [
      fill(greeting, { name }),
      promised,
      `${textLine(referenceField, edition)}\n${referenceWords.note}`,
      [next.heading, ...steps.map((step, index) => `${index + 1}. ${step.title}\n${step.text}`)].join("\n\n"),
      ...lines.map((line) => textLine(line, edition)),
      ["--", ...company.map(({ value }) => value)].join("\n"),
      note,
    ].join("\n\n"),
  };
}

/** Asks automatic responders not to answer, which could go on for ever (RFC 3834, and Exchange's own header). */
const NO_AUTO_REPLY = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "OOF, AutoReply" };

/** Keeps Gmail from showing the mails of two enquiries as one conversation, as the provider's documentation says. */
const threadHeader = (reference: string) => ({ "X-Entity-Ref-ID": reference });
