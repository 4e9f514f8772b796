import type { ReactNode } from "react";
import { useSiteSettings } from "../hooks/use-site-settings";
import { MailLink, PhoneLink } from "../ui/contact-links";
import { Logo } from "../ui/logo";
import { SiteLink } from "../ui/site-link";
import { SocialLinks } from "../ui/social-links";
import { Ground } from "./footer-ground";
import { FooterLegal } from "./footer-legal";
import { FooterLinks } from "./footer-links";

export function Footer() {
  const { brand, contact, footer, home, interface: words, services } = useSiteSettings();
  const serviceLinks = services.map(({ path, name }) => ({ label: name, to: path }));
  return (
    <Ground data-ground="dark">
      <div className="columns">
        <div className="about">
          <SiteLink to={home} aria-label={brand}>
            <Logo brand={brand} />
          </SiteLink>
          <p>{footer.blurb}</p>
          <SocialLinks />
        </div>
        <Column heading={footer.servicesHeading}>
          <FooterLinks links={[...serviceLinks, ...footer.moreServices]} />
        </Column>
        {footer.company.length > 0 && (
          <Column heading={footer.companyHeading}>
            <FooterLinks links={footer.company} />
          </Column>
        )}
        <Column heading={footer.contactHeading}>
          <address>
            <p>
              {contact.city + words.comma}
              <br />
              {contact.country}
            </p>
            <MailLink address={contact.email} />
            {contact.phones[0] && <PhoneLink number={contact.phones[0]} />}
          </address>
        </Column>
        <FooterLegal />
      </div>
    </Ground>
  );
}

const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div>
    <h2>{heading}</h2>
    {children}
  </div>
);
