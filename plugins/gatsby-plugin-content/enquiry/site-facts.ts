import type { AnswerWords, Edition, MailWords, SiteFacts } from "../../../functions/site/facts";
import { CONTACT_PATH } from "../../../src/enquiry/paths";
import type { FormWords } from "../../../src/enquiry/words";
import type { Texts } from "../check/check-content";
import { readEditions } from "../editions/read-editions";
import { editionPath, type Language } from "../editions/languages";
import { isGroup } from "../schema/typed-file";

/** The keys of content/site.yaml that the functions need. */
type SiteFile = {
  brand: string;
  url: string;
  enquiry: { from: string; to: string };
  contact: { email: string; phones: string[]; hours: { days: string; time: string } };
  navigation: { label: string; to: string }[];
  footer: { copyright: string };
};

/** The values of a file of one edition. @throws an Error that names a file that is missing or empty */
type Read = <Values>(path: string) => Values;

/**
 * What the functions know of the site, taken from content that has passed the check, with `{brand}` replaced.
 * @throws an Error that names a file that is missing or empty
 */
export function siteFacts(texts: Texts): SiteFacts {
  const files = readEditions(texts);
  const languages = [...new Set(files.map(({ edition }) => edition.language))];
  const [standard, ...others] = languages.map((language) => {
    const own = files.filter(({ edition }) => edition.language === language);
    const read = <Values>(path: string): Values => {
      const data = own.find(({ file }) => file.path === path)?.file.data;
      if (!isGroup(data)) throw new Error(`content/${path} is missing or empty.`);
      const { language: _language, prefix: _prefix, ...values } = data;
      return withoutKeys(values) as Values;
    };
    return { language, read };
  });
  if (!standard) throw new Error("content/site.yaml is missing or empty.");
  const { url, enquiry, contact } = standard.read<SiteFile>("site.yaml");
  return {
    url,
    from: enquiry.from,
    to: enquiry.to,
    email: contact.email,
    phones: contact.phones,
    editions: [editionOf(standard), ...others.map(editionOf)],
  };
}

function editionOf({ language, read }: { language: Language; read: Read }): Edition {
  const { code, direction, prefix } = language;
  const { brand, contact, navigation, footer } = read<SiteFile>("site.yaml");
  return {
    language: code,
    direction,
    brand,
    home: editionPath(prefix, "/"),
    contact: editionPath(prefix, CONTACT_PATH),
    navigation: navigation.map(({ label, to }) => ({ label, to })),
    copyright: footer.copyright,
    hours: { days: contact.hours.days, time: contact.hours.time },
    words: {
      form: read<FormWords>("enquiry/form.yaml"),
      answers: read<AnswerWords>("enquiry/answers.yaml"),
      mails: read<MailWords>("enquiry/mails.yaml"),
    },
  };
}

/** The value without the keys by which translations find entries: the functions do not need them. */
function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (!isGroup(value)) return value;
  const kept = Object.entries(value).filter(([key]) => key !== "key");
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutKeys(one)]));
}
