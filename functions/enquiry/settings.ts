import type { MailEnv } from "../env";
import type { SiteFacts } from "../site/facts";
import type { EmailSettings } from "./emails";

/**
 * Who sends and who gets an enquiry's mails: the operator's word first, as it stands, then content/site.yaml,
 * whose bare sender address is given the brand as its name.
 */
export function emailSettings(site: SiteFacts, env: MailEnv): EmailSettings {
  return { brand: site.brand, from: env.from ?? withName(site.brand, site.from), to: env.to ?? site.to };
}

/** `Name <address>` with the name quoted if it holds more than letters, digits and the like (RFC 5322, 3.2.4). */
function withName(name: string, address: string): string {
  if (address.includes("<")) return address;
  const plain = /^[\p{L}\p{N} '&-]+$/u.test(name);
  return `${plain ? name : `"${name.replace(/["\\]/g, "")}"`} <${address}>`;
}
