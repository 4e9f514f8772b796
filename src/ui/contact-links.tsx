import type { ComponentProps } from "react";
import { SiteLink } from "./site-link";

type ContactLinkProps = Omit<ComponentProps<typeof SiteLink>, "to" | "children">;

/** An e-mail address, written from left to right in every language. */
export const MailLink = ({ address, ...rest }: ContactLinkProps & { address: string }) => (
  <SiteLink dir="ltr" {...rest} to={`mailto:${address}`}>
    {address}
  </SiteLink>
);

/** A telephone number, written from left to right in every language. */
export const PhoneLink = ({ number, ...rest }: ContactLinkProps & { number: string }) => (
  <SiteLink dir="ltr" {...rest} to={`tel:${number.replace(/\s/g, "")}`}>
    {number}
  </SiteLink>
);
