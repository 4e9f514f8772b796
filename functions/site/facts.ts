/** What the function has to know of the company. It comes from content/site.yaml when the function is built. */
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
};
