import type { EnquiryWords } from "../../functions/site/facts";
import type { FieldName } from "../../src/enquiry/fields";
import type { FieldWords } from "../../src/enquiry/words";

/** A field that has no words here does not compile. */
const fields: Record<FieldName, Omit<FieldWords, "name">> = {
  name: {
    label: "Name",
    messages: { required: "Name is required", tooLong: "Name is too long" },
  },
  email: { label: "Email", messages: { invalid: "Invalid email address" } },
  company: {
    label: "Company",
    messages: { invalid: "Company must be text", tooLong: "Company is too long" },
  },
  service: {
    label: "Service",
    choice: {
      prompt: "Select a service",
      none: "Not specified",
      options: [
        { value: "ai", label: "AI & Machine Learning" },
        { value: "media", label: "Media Services" },
        { value: "software", label: "Software Development" },
        { value: "other", label: "Other Services" },
      ],
    },
  },
  message: {
    label: "Message",
    // As GraphQL returns a key that is not given.
    choice: null,
    hint: "What are you trying to change, and by when?",
    messages: { required: "Message is required", tooLong: "Message is too long", invalid: null },
  },
};

/** The words of the enquiry for tests, so that no test depends on what an editor writes. */
export const wordsForTests: EnquiryWords = {
  form: {
    inputs: Object.entries(fields).map(([name, words]) => ({ name, ...words })),
    optional: "Optional",
    send: "Send Message",
    sending: "Sending...",
    sendAnother: "Send another message",
    notSent: "Not sent. Your text is still here: please try again.",
    replyPromise: "We reply within 24–48 business hours.",
    privacy: { text: "We only answer you.", link: { label: "Privacy", to: "/data" } },
    honeypot: "Please leave this field empty",
    summary: { one: "There is {count} field to correct", other: "There are {count} fields to correct" },
    answers: {
      sent: "Your message has been submitted successfully! We will get back to you soon.",
      invalid: "Please check your input and try again.",
      failed: "An unexpected error occurred. Please try again.",
    },
    toasts: {
      sent: { title: "Message sent!", text: "We'll get back to you as soon as possible." },
      invalid: { title: "Form validation error", text: "Please check your form input." },
      failed: { title: "Something went wrong", text: "Please try again later." },
    },
    confirmation: {
      reference: { label: "Your reference", note: "Quote it if you call." },
      next: {
        heading: "What happens next",
        steps: [
          { title: "We have it", text: "Nothing more to do." },
          { title: "A founder answers", text: "Within 24–48 business hours, {days}, {time}." },
        ],
      },
      wrote: "What you wrote",
      more: { label: "See a project", to: "/services" },
    },
    otherWays: {
      title: "Other ways to reach us",
      text: "Sending has failed more than once. You can reach us directly:",
      message: "Your message, ready to copy",
      copy: "Copy message",
      copied: "Copied.",
      notCopied: "The text is selected: please copy it.",
    },
  },
  answers: {
    tooMany: {
      one: "Several messages have come from your connection in a short time. Please try again in a minute.",
      other:
        "Several messages have come from your connection in a short time. Please try again in {count} minutes.",
    },
    refusals: {
      unreadable: "Your message could not be read. Please try again.",
      otherSite: "Your message seems to come from another website. Please send it from this page.",
      method: "An enquiry is sent with POST.",
      tooLarge: "Your message is too large to send.",
      format: "An enquiry is sent as JSON or as a form.",
    },
    page: {
      title: "Your message has not been sent",
      direct: "You can also reach us directly:",
      skip: "Skip to main content",
      navigation: "Main",
    },
  },
  mails: {
    reference: "Reference",
    inbox: {
      title: "New Contact Form Submission",
      subject: "New Contact Form Submission: {name}",
      preview: "{service}, {name}",
      notGiven: "N/A",
      languageLabel: "Language",
    },
    confirmation: {
      title: "Thank You for Contacting Brand",
      greeting: "Hello {name},",
      promise: "Your message has reached us. We will reply within {time}.",
      time: "24-48 business hours",
      note: "This address was entered in the contact form of Brand. If that was not you, please ignore this e-mail.",
    },
  },
};
