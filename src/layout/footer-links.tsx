import { SiteLink } from "../ui/site-link";

type FooterLinksProps = { links: readonly { readonly label: string; readonly to: string }[] };

export const FooterLinks = ({ links }: FooterLinksProps) =>
  links.length > 0 && (
    <ul>
      {links.map(({ label, to }) => (
        <li key={label}>
          <SiteLink to={to} saysSoon>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
