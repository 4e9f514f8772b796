import { SiteLink } from "./site-link";

/** An e-mail address, written from left to right in every language. */
export const MailLink = ({ address, className }: { address: string; className?: string }) => (
  <SiteLink dir="ltr" className={className} to={`mailto:${address}`}>
    {address}
  </SiteLink>
);

/** A telephone number, written from left to right in every language. */
export const PhoneLink = ({ number }: { number: string }) => (
  <SiteLink dir="ltr" to={`tel:${number.replace(/\s/g, "")}`}>
    {number}
  </SiteLink>
);
