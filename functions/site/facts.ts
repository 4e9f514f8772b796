/** What the function has to know of the company. It comes from content/site.yaml when the function is built. */
export type SiteFacts = {
  brand: string;
  /** Sender of both mails, an address or `Name <address>`. */
  from: string;
  /** The company's inbox. */
  to: string;
};
