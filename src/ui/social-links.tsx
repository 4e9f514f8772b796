import styled from "@emotion/styled";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, media } from "../theme/tokens";
import { type } from "../theme/type";
import { Icon } from "./icon";
import { PLACEHOLDER, SiteLink } from "./site-link";
import { VisuallyHidden } from "./visually-hidden";

/** The company in social networks. One note beside the row says that some have no page yet. */
export function SocialLinks() {
  const { social, soon } = useSiteSettings();
  return (
    <List data-soon={social.some(({ to }) => to === PLACEHOLDER) ? soon : undefined}>
      {social.map(({ name, to, icon }) => (
        <li key={name}>
          <SiteLink to={to}>
            <Icon icon={icon} size={20} />
            <VisuallyHidden>{name}</VisuallyHidden>
          </SiteLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  && a {
    display: grid;
    place-items: center;
    width: 46px;
    height: 46px;
    border: 1.5px solid var(--ring, var(--rule));
    padding: 0;
    border-radius: 50%;
  }
  a[aria-disabled] {
    border-style: dashed;
  }
  &[data-soon]::after {
    ${type.small}
    content: attr(data-soon);
    content: attr(data-soon) / "";
    align-self: center;
    margin-inline-start: 6px;
    /* The rings shrink, not the word. */
    overflow-wrap: normal;
    color: var(--soon, ${color.mist2});
  }
  a:hover {
    border-color: currentColor;
  }
  /* In the narrow columns of wide screens the rings shrink, so that everything is on one line. */
  ${media.lg} {
    flex-wrap: nowrap;
    li {
      flex: 0 1 46px;
      min-width: 36px;
    }
    && a {
      width: 100%;
      height: auto;
      aspect-ratio: 1;
    }
  }
`;
