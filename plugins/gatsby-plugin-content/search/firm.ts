/** The part of content/site.yaml that is for search engines. */
export interface Site {
  brand: string;
  url: string;
  founded: string;
  contact: {
    email: string;
    phones: string[];
    city: string;
    country: string;
    hours: { openingHours: string };
  };
  social: { to: string }[];
}

/** A reference to the firm, for other nodes of a graph. */
export const firmOf = ({ url }: Site) => ({ "@id": `${url}/#firm` });

/** The firm, as schema.org describes one. @param languages their codes @param names what the firm is called in them */
export function firm(
  { brand, url, founded, contact, social }: Site,
  languages: readonly string[],
  names: readonly string[],
): Record<string, unknown> {
  const otherNames = names.filter((name) => name !== brand);
  const profiles = social.map(({ to }) => to).filter((to) => to.startsWith("https://"));
  return {
    "@type": "ProfessionalService",
    "@id": `${url}/#firm`,
    name: brand,
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    image: `${url}/icon-512.png`,
    email: contact.email,
    telephone: contact.phones,
    address: {
      "@type": "PostalAddress",
      addressLocality: contact.city,
      addressCountry: contact.country,
    },
    openingHours: contact.hours.openingHours,
    foundingDate: founded,
    areaServed: contact.country,
    knowsLanguage: languages.length > 1 ? languages : languages[0],
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}
