import styled from "@emotion/styled";
import { useEffect, useState, type ReactNode } from "react";
import type { useSiteSettings } from "../hooks/use-site-settings";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Logo } from "../ui/logo";
import { SiteLink } from "../ui/site-link";
import { SocialLinks } from "../ui/social-links";

type FooterProps = { settings: ReturnType<typeof useSiteSettings> };

export function Footer({ settings }: FooterProps) {
  const { brand, contact, footer, notAvailable, services, social } = settings;
  const year = useYear(settings.buildYear);
  const serviceLinks = services.map(({ slug, name }) => ({ label: name, to: `/services/${slug}` }));
  return (
    <Ground data-ground="dark">
      <div className="columns">
        <div className="about">
          <SiteLink to="/" aria-label={brand}>
            <Logo brand={brand} />
          </SiteLink>
          <p>{footer.blurb}</p>
          <SocialLinks links={social} unavailable={notAvailable} />
        </div>
        <Column heading={footer.servicesHeading}>
          <Links links={[...serviceLinks, ...footer.moreServices]} unavailable={notAvailable} />
        </Column>
        <Column heading={footer.companyHeading}>
          <Links links={footer.company} unavailable={notAvailable} />
        </Column>
        <Column heading={footer.contactHeading}>
          <address>
            <p>
              {contact.city},
              <br />
              {contact.country}
            </p>
            <SiteLink to={`mailto:${contact.email}`}>{contact.email}</SiteLink>
            {contact.phones.slice(0, 1).map((phone) => (
              <SiteLink key={phone} to={`tel:${phone.replace(/\s/g, "")}`}>
                {phone}
              </SiteLink>
            ))}
          </address>
        </Column>
      </div>
      <div className="legal">
        <p>
          © {year} {brand}. {footer.copyright}
        </p>
        <Links links={footer.legal} unavailable={notAvailable} />
      </div>
    </Ground>
  );
}

/** The current year; a page built last year starts with that one, or its text would differ from the prebuilt HTML. */
function useYear(built: string): string {
  const [year, setYear] = useState(built);
  useEffect(() => setYear(String(new Date().getFullYear())), []);
  return year;
}

const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h2>{heading}</h2>
    {children}
  </div>
);

type LinksProps = { links: readonly { readonly label: string; readonly to: string }[]; unavailable: string };

const Links = ({ links, unavailable }: LinksProps) => (
  <ul>
    {links.map(({ label, to }) => (
      <li key={label}>
        <SiteLink to={to} unavailable={unavailable}>
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
);

const Ground = styled.footer`
  ${type.bodyS}
  position: relative;
  padding: 64px max(${space.gutter}, (100% - 1280px) / 2) 40px;
  background: ${color.ink};
  color: ${color.paper};
  a {
    display: inline-block;
    padding-block: 6px;
    text-decoration: none;
  }
  a:hover:not([aria-disabled]) {
    color: ${color.amber};
  }
  h2 {
    ${type.button}
    margin-bottom: 18px;
    color: ${color.mist2};
  }
  address {
    display: grid;
    justify-items: start;
    font-style: normal;
  }
  address p {
    padding-block: 6px;
  }
  address a {
    white-space: nowrap;
  }
  .columns {
    display: grid;
    grid-template-columns: 3fr 2fr;
    gap: 48px ${space.gap};
  }
  .about {
    grid-column: 1 / -1;
  }
  .about p {
    margin-block: 20px 28px;
    font: 400 clamp(1.375rem, 1.2rem + 0.65vw, 1.75rem) / 1.28 var(--serif);
    letter-spacing: -0.015em;
    max-width: 17.5em;
  }
  .legal {
    ${type.small}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px 32px;
    margin-top: 48px;
    padding-top: 28px;
    border-top: 1px solid ${color.ink700};
    color: ${color.mist2};
  }
  .legal p {
    padding-block: 6px;
  }
  .legal ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
  }
  ${media.sm} {
    .columns {
      grid-template-columns: 1.25fr 1fr max-content;
    }
  }
  ${media.lg} {
    padding-top: 96px;
    .legal {
      margin-top: 80px;
    }
    .columns {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    .columns > * {
      grid-column: span 2;
    }
    .columns > .about {
      grid-column: span 4;
    }
    /* Level with the logo beside them. */
    h2 {
      padding-top: 7px;
      margin-bottom: 15px;
    }
    .columns > :is(:nth-child(2), :last-child) {
      grid-column: span 3;
    }
  }
  ${media.xl} {
    .columns > .about {
      grid-column: span 5;
    }
    .columns > :last-child {
      grid-column: span 2;
    }
  }
`;
