import type { MailEnv } from "../env";
import type { SiteFacts } from "../site/facts";
import type { EmailSettings } from "./emails";

/**
 * Who sends and who gets an enquiry's mails: what the environment sets, unchanged, or else content/site.yaml, whose
 * bare sender address gets the brand as its name.
 */
export function mailSettings(site: SiteFacts, env: MailEnv): EmailSettings {
  const { brand, language, words } = site;
  return { brand, language, words, from: env.from ?? withName(brand, site.from), to: env.to ?? site.to };
}

/** `Name <address>` with the name quoted if it holds more than letters, digits and the like (RFC 5322, 3.2.4). */
function withName(name: string, address: string): string {
  if (address.includes("<")) return address;
  const plain = /^[\p{L}\p{N} '&-]+$/u.test(name);
  return `${plain ? name : `"${name.replace(/["\\]/g, "")}"`} <${address}>`;
}
