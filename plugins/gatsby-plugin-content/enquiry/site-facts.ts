import type { AnswerWords, Edition, MailWords, SiteFacts } from "../../../functions/site/facts";
import { CONTACT_PATH } from "../../../src/enquiry/paths";
import type { FormWords } from "../../../src/enquiry/words";
import type { Texts } from "../check/check-content";
import { parseContent } from "../check/content-file";
import { withBrandDeep } from "../schema/brand";

/** The keys of content/site.yaml that the functions need. */
type SiteFile = {
  brand: string;
  url: string;
  language: string;
  enquiry: { from: string; to: string };
  contact: { email: string; phones: string[]; hours: { days: string; time: string } };
  navigation: { label: string; to: string }[];
  footer: { copyright: string };
};

/**
 * What the functions know of the site, taken from content that has passed the check, with the brand in its places.
 * @throws an Error that names a file that is missing or empty
 */
export function siteFacts(texts: Texts): SiteFacts {
  const { url, language, enquiry, contact } = valuesIn<SiteFile>(texts, "site.yaml");
  return {
    url,
    from: enquiry.from,
    to: enquiry.to,
    email: contact.email,
    phones: contact.phones,
    editions: [editionOf(texts, language)],
  };
}

function editionOf(texts: Texts, language: string): Edition {
  const { brand, contact, navigation, footer } = valuesIn<SiteFile>(texts, "site.yaml");
  const words = {
    form: valuesIn<FormWords>(texts, "enquiry/form.yaml"),
    answers: valuesIn<AnswerWords>(texts, "enquiry/answers.yaml"),
    mails: valuesIn<MailWords>(texts, "enquiry/mails.yaml"),
  };
  return {
    language,
    direction: "ltr",
    brand,
    home: "/",
    contact: CONTACT_PATH,
    navigation: navigation.map(({ label, to }) => ({ label, to })),
    copyright: footer.copyright,
    hours: { days: contact.hours.days, time: contact.hours.time },
    words: withBrandDeep(words, brand) as typeof words,
  };
}

function valuesIn<Values>(texts: Texts, path: string): Values {
  const values = parseContent(path, texts[path] ?? "").data;
  if (typeof values !== "object" || values === null) throw new Error(`content/${path} is missing or empty.`);
  return values as Values;
}
