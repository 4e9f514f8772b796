/**
 * What a visitor reads in and around the enquiry form: the names of its fields and services, its fixed
 * words, and the toasts that follow. Imports nothing, so that a page can show the form before yup arrives.
 */

/** The fields in the order in which the form shows them and in which errors are reported. */
export const FIELD_ORDER = ["name", "email", "company", "service", "message"] as const;

export type FieldName = (typeof FIELD_ORDER)[number];

export const FIELD_LABELS: Record<FieldName, string> = {
  name: "Name",
  email: "Email",
  company: "Company",
  service: "Service",
  message: "Message",
};

/** What an enquiry may be about, in the order of the form's list (SPEC.md section 3). */
export const SERVICE_LABELS = {
  ai: "AI & Machine Learning",
  media: "Media Services",
  software: "Software Development",
  other: "Other Services",
} as const;

export type EnquiryService = keyof typeof SERVICE_LABELS;

export const NOT_SPECIFIED = "Not specified";

/** Whether a value names a service. Inherited names such as "constructor" do not. */
export function isService(value: unknown): value is EnquiryService {
  return typeof value === "string" && Object.hasOwn(SERVICE_LABELS, value);
}

/** The label of a service for people; empty or unknown reads "Not specified" (SPEC.md section 3). */
export function serviceLabel(value: string | undefined): string {
  return isService(value) ? SERVICE_LABELS[value] : NOT_SPECIFIED;
}

export const FORM_WORDS = {
  optional: "Optional",
  selectService: "Select a service",
  messageHint: "What are you trying to change, and by when? A few lines are enough.",
  replyPromise: "We reply within 24–48 business hours.",
  send: "Send Message",
  sending: "Sending...",
  sendAnother: "Send another message",
} as const;

/** The heading of the error summary, which stands above the fields when two or more of them fail. */
export function summaryTitle(count: number): string {
  return count === 1 ? "There is 1 field to correct" : `There are ${count} fields to correct`;
}

/** What the function says of an enquiry as a whole (DECISIONS.md, "The enquiry"). */
export const ANSWER_MESSAGES = {
  sent: "Your message has been submitted successfully! We will get back to you soon.",
  invalid: "Please check your input and try again.",
  failed: "An unexpected error occurred. Please try again.",
} as const;

/** What a sender hears who has sent too much for now. `seconds` is the time until the next one is taken. */
export function tooManyMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  return `Several messages have come from your connection in a short time. Please try again in ${wait}.`;
}

/** What stands around the form where it cannot be sent, or was not: other ways to reach us. */
export const FALLBACK_WORDS = {
  notSent: "Your message has not been sent",
  direct: "You can also reach us directly:",
  title: "Other ways to reach us",
  again: "Sending has failed more than once. You can reach us directly:",
  yourMessage: "Your message, ready to copy",
  copy: "Copy message",
  copied: "Copied.",
  notCopied: "The text is selected: please copy it.",
} as const;

/**
 * A field that people never see and browsers never fill, since its name means nothing to them. Programs that fill
 * every field fill it too. A person who meets it nevertheless reads what to do.
 */
export const TRAP = { name: "topic", label: "Please leave this field empty" } as const;

/** Where a form stands: the contact page words two of its toasts in its own way (SPEC.md section 8). */
export type FormPlace = "service" | "contact";

export const TOAST_WORDS = {
  sent: { title: "Message sent!", service: "We'll get back to you as soon as possible." },
  invalid: {
    title: "Form validation error",
    service: "Please check your form input.",
    contact: ANSWER_MESSAGES.invalid,
  },
  failed: { title: "Something went wrong", fallback: "Please try again later." },
} as const;
