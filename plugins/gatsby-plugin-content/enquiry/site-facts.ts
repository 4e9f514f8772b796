import type { AnswerWords, MailWords, SiteFacts } from "../../../functions/site/facts";
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
  contact: { email: string; phones: string[] };
  navigation: { label: string; to: string }[];
  footer: { copyright: string };
};

/**
 * What the functions know of the site, taken from content that has passed the check, with the brand in its places.
 * @throws an Error that names a file that is missing or empty
 */
export function siteFacts(texts: Texts): SiteFacts {
  const { brand, url, language, enquiry, contact, navigation, footer } = valuesIn<SiteFile>(
    texts,
    "site.yaml",
  );
  const words = {
    form: valuesIn<FormWords>(texts, "enquiry/form.yaml"),
    answers: valuesIn<AnswerWords>(texts, "enquiry/answers.yaml"),
    mails: valuesIn<MailWords>(texts, "enquiry/mails.yaml"),
  };
  return {
    brand,
    url,
    language,
    from: enquiry.from,
    to: enquiry.to,
    email: contact.email,
    phones: contact.phones,
    navigation,
    copyright: footer.copyright,
    words: withBrandDeep(words, brand) as typeof words,
  };
}

function valuesIn<Values>(texts: Texts, path: string): Values {
  const values = parseContent(path, texts[path] ?? "").data;
  if (typeof values !== "object" || values === null) throw new Error(`content/${path} is missing or empty.`);
  return values as Values;
}
