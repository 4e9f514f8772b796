import { SiteLink } from "../ui/site-link";

type FooterLinksProps = {
  links: readonly { readonly label: string; readonly to: string }[];
  /** What a screen reader says after a link that has no page yet. */
  unavailable: string;
  /** What is seen after it. */
  soon: string;
};

export const FooterLinks = ({ links, unavailable, soon }: FooterLinksProps) => (
  <ul>
    {links.map(({ label, to }) => (
      <li key={label}>
        <SiteLink to={to} unavailable={unavailable} soon={soon}>
          {label}
        </SiteLink>
      </li>
    ))}
  </ul>
);
