import type { Field } from "../../src/enquiry/fields";
import { shownValue, wordsOf } from "../../src/enquiry/words";
import { html } from "../html";
import type { Html } from "../html";
import { isolateLines, isolateNumber } from "../isolate";
import type { Edition, SiteFacts } from "../site/facts";
import { emailLink, phoneLink } from "./contact-link";
import { LINK_LOOK } from "./email-layout";
import type { MailSettings } from "./mail-settings";
import type { Content } from "./submission-id";

/** One field of a mail: its label, and its value as text and as markup. */
export type Line = {
  label: string;
  value: string;
  markup: Html;
  /** Whether a visitor typed it, in whatever language. */
  isTyped?: boolean;
  isLong?: boolean;
};

/** @param notGiven what stands for a value that is empty */
export function lineFor(
  field: Field,
  { enquiry }: Content,
  { words, direction }: Edition,
  notGiven: string,
): Line {
  const { label } = wordsOf(words.form, field.name);
  const value = shownValue(field, enquiry[field.name], words.form) || notGiven;
  switch (field.control) {
    case "select":
      return { label, value, markup: html`${value}` };
    case "email":
      return { label, value, markup: emailLink(value, LINK_LOOK) };
    case "text":
      return { label, value, markup: html`${value}`, isTyped: true };
    case "textarea":
      return { label, value, markup: isolateLines(value, direction), isTyped: true, isLong: true };
  }
}

/** The visitor's language; no line on a site with one language, or for an enquiry from before it had a second one. */
export function languageLine({ language }: Content, { site: { editions } }: MailSettings): Line[] {
  if (language === undefined || editions.length === 1) return [];
  const [own] = editions;
  const value = new Intl.DisplayNames(own.language, { type: "language" }).of(language)!;
  return [{ label: own.words.mails.inbox.languageLabel, value, markup: html`${value}` }];
}

/** The reference, left to right and on one line in every language. In a `span`: Gmail and Outlook drop `bdi`. */
export function referenceLine(reference: string, { words, direction }: Edition): Line {
  const markup = html`<span dir="ltr" style="white-space:nowrap;">${reference}</span>`;
  return { label: words.mails.reference, value: isolateNumber(reference, direction), markup };
}

/**
 * A field as text. From right to left the value has its own line, so that it and the label do not reorder each other.
 */
export function textLine({ label, value, isLong }: Line, { direction }: Edition): string {
  return `${label}:${isLong || direction === "rtl" ? "\n" : " "}${value}`;
}

/** The company's name and how to reach it, a line each. */
export function signature(
  { email, phones, url }: SiteFacts,
  { brand, home, direction }: Edition,
): Pick<Line, "value" | "markup">[] {
  const site = new URL(home, url).href;
  return [
    { value: brand, markup: html`<strong>${brand}</strong>` },
    { value: email, markup: emailLink(email, LINK_LOOK) },
    ...phones.map((phone) => ({
      value: isolateNumber(phone, direction),
      markup: phoneLink(phone, LINK_LOOK),
    })),
    { value: site, markup: html`<a dir="ltr" href="${site}" ${LINK_LOOK}>${site}</a>` },
  ];
}
