import type { FormWords, PluralForms } from "../../src/enquiry/words";

/** What the functions know of the company and its site. It comes from content/ when the site is built. */
export type SiteFacts = {
  brand: string;
  /** Where the site lives: scheme and host. */
  url: string;
  /** Of the texts, as BCP 47 names it. */
  language: string;
  /** Sender of both mails, an address or `Name <address>`. */
  from: string;
  /** The company's inbox. */
  to: string;
  /** How to reach the company without the form. */
  email: string;
  phones: readonly string[];
  navigation: readonly { label: string; to: string }[];
  copyright: string;
  words: EnquiryWords;
};

/** Everything that the enquiry says, to visitors and in e-mails: content/enquiry. */
export type EnquiryWords = { form: FormWords; answers: AnswerWords; mails: MailWords };

/** content/enquiry/answers.yaml */
export type AnswerWords = {
  /** `{count}` stands for minutes. */
  tooMany: PluralForms;
  refusals: Record<"unreadable" | "otherSite" | "method" | "tooLarge" | "format", string>;
  page: Record<"title" | "direct" | "skip" | "navigation", string>;
};

/** content/enquiry/mails.yaml */
export type MailWords = {
  /** The label of what people call the enquiry by, in both mails. */
  reference: string;
  inbox: Record<"title" | "subject" | "preview" | "notGiven", string>;
  confirmation: Record<"title" | "greeting" | "promise" | "time" | "note", string>;
};
