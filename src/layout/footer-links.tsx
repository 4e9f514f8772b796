import { SiteLink } from "../ui/site-link";

type FooterLinksProps = {
  links: readonly { readonly label: string; readonly to: string }[];
  /** What a screen reader says after a link that has no page yet. */
  unavailable: string;
};

export const FooterLinks = ({ links, unavailable }: FooterLinksProps) => (
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
