import type { MailEnv } from "../env";
import type { Edition, SiteFacts } from "../site/facts";

export type MailSettings = {
  site: SiteFacts;
  /** Sender of both mails, if the environment sets one. */
  from: string | undefined;
  /** The company's inbox. */
  to: string;
};

/** Who sends and who gets an enquiry's mails: what the environment sets, unchanged, or else content/site.yaml. */
export function mailSettings(site: SiteFacts, env: Pick<MailEnv, "from" | "to">): MailSettings {
  return { site, from: env.from, to: env.to ?? site.to };
}

/** The sender of a mail in a language. A bare address of content/site.yaml gets the brand as its name. */
export function senderIn({ brand }: Edition, { from, site }: MailSettings): string {
  return from ?? withName(brand, site.from);
}

/** `Name <address>` with the name quoted if it holds more than letters, digits and the like (RFC 5322, 3.2.4). */
function withName(name: string, address: string): string {
  if (address.includes("<")) return address;
  const plain = /^[\p{L}\p{N} '&-]+$/u.test(name);
  return `${plain ? name : `"${name.replace(/["\\]/g, "")}"`} <${address}>`;
}
