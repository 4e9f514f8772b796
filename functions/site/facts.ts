import type { FormWords, PluralForms } from "../../src/enquiry/words";
import type { Direction } from "../isolate";

/** What the functions know of the company and its site. It comes from content/ when the site is built. */
export type SiteFacts = {
  /** Where the site lives: scheme and host. */
  url: string;
  /** Sender of both mails, an address or `Name <address>`. */
  from: string;
  /** The company's inbox. */
  to: string;
  /** How to reach the company without the form. */
  email: string;
  phones: readonly string[];
  /** One for each language of the site. The first is the company's own. */
  editions: readonly [Edition, ...Edition[]];
};

/** What the functions know of the site in one language. */
export type Edition = {
  /** As BCP 47 names it. */
  language: string;
  direction: Direction;
  brand: string;
  /** Where its pages are. */
  home: string;
  contact: string;
  navigation: readonly { label: string; to: string }[];
  copyright: string;
  hours: { days: string; time: string };
  words: EnquiryWords;
};

/** The edition in a language, or in the company's own if there is none in that. */
export function editionIn({ editions }: SiteFacts, language: unknown): Edition {
  return editions.find((edition) => edition.language === language) ?? editions[0];
}

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
  /** The label of the reference, in both mails. */
  reference: string;
  inbox: Record<"title" | "subject" | "preview" | "notGiven" | "languageLabel", string>;
  confirmation: Record<"title" | "greeting" | "promise" | "time" | "note", string>;
};
