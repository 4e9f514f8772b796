import { HONEYPOT_NAME } from "../../src/enquiry/form-definition";
import { FIELD_NAMES, type Enquiry, type FieldName } from "../../src/enquiry/fields";
import { fill } from "../../src/fill";
import { plural, wordsOf, type FieldWords, type FormWords } from "../../src/enquiry/words";
import { controls, content, site } from "./content";

type Mails = {
  inbox: { subject: string };
  confirmation: { title: string; time: string };
};

const form = content<FormWords>("enquiry/form.yaml");
const { inbox, confirmation } = content<Mails>("enquiry/mails.yaml");
const { page } = content<{ page: { title: string; navigation: string } }>("enquiry/answers.yaml");

function byField<Value>(read: (words: FieldWords) => Value): Record<FieldName, Value> {
  return Object.fromEntries(FIELD_NAMES.map((name) => [name, read(wordsOf(form, name))])) as Record<
    FieldName,
    Value
  >;
}

/** A field's message, which its rules promise. */
const messages = byField((field) => {
  const { required, invalid, tooLong } = field.messages ?? {};
  return { required: required ?? "", invalid: invalid ?? "", tooLong: tooLong ?? "" };
});

const { choice } = wordsOf(form, "service");

/** What a visitor reads in and around the enquiry form, and in its mails. The journeys look nowhere else for it. */
export const words = {
  labels: byField(({ label }) => label),
  services: Object.fromEntries((choice?.options ?? []).map(({ value, label }) => [value, label])) as Record<
    Exclude<Enquiry["service"], "">,
    string
  >,
  selectService: choice?.prompt ?? "",
  form,
  errors: messages,
  answers: form.answers,
  toasts: form.toasts,
  fallback: form.otherWays,
  notSent: page.title,
  navigation: page.navigation,
  honeypot: { name: HONEYPOT_NAME, label: form.honeypot },
  summary: (count: number) => plural(form.summary, count, site.languages[0]?.code ?? ""),
  closeToast: controls.closeMessage,
  mail: {
    inboxSubject: (name: string) => fill(inbox.subject, { name }),
    confirmationSubject: confirmation.title,
    replyTime: confirmation.time,
  },
};
