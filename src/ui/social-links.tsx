import styled from "@emotion/styled";
import { Icon } from "./icon";
import { SiteLink } from "./site-link";
import { VisuallyHidden } from "./visually-hidden";

type SocialLinksProps = {
  links: readonly { readonly name: string; readonly to: string; readonly icon: { readonly body: string } }[];
  unavailable: string;
};

export const SocialLinks = ({ links, unavailable }: SocialLinksProps) => (
  <List>
    {links.map(({ name, to, icon }) => (
      <li key={name}>
        <SiteLink to={to} unavailable={unavailable}>
          <Icon icon={icon} size={20} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </SiteLink>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: -2px;
  && a {
    display: grid;
    place-items: center;
    width: 46px;
    height: 46px;
    border: 1.5px solid var(--ring, var(--rule));
    padding: 0;
    border-radius: 50%;
  }
  a:hover {
    border-color: currentColor;
  }
`;
