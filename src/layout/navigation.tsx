import styled from "@emotion/styled";
import { Fragment } from "react";
import { useSiteSettings } from "../hooks/use-site-settings";
import { ease, media, radius, startEdge, time } from "../theme/tokens";
import { type } from "../theme/type";
import { SiteLink } from "../ui/site-link";
import { isCurrent } from "./current";
import { LanguageSwitch } from "./language-switch";

/** The navigation of wide screens. Its last link leads to the contact page; the other languages stand before it. */
export const Navigation = ({ path }: { path: string }) => {
  const { navigation, home, languages, interface: words } = useSiteSettings();
  return (
    <Links aria-label={words.navigation}>
      <ul>
        {navigation.map(({ label, to }, index) => (
          <Fragment key={to}>
            {index === navigation.length - 1 && languages.length > 1 && (
              <li className="language">
                <LanguageSwitch />
              </li>
            )}
            <li>
              <SiteLink to={to} aria-current={isCurrent(to, path, home) ? "page" : undefined}>
                {label}
              </SiteLink>
            </li>
          </Fragment>
        ))}
      </ul>
    </Links>
  );
};

/** How the link to the contact page looks in the header. */
export const pill = `
  ${type.button}
  display: flex;
  align-items: center;
  height: 44px;
  font-weight: 500;
  border: 1.5px solid currentColor;
  border-radius: ${radius.pill};
  text-decoration: none;
  transition: background-color ${time.hover}, color ${time.hover};
  &:is(:hover, [aria-current]) {
    border-color: var(--button);
    background: var(--button);
    color: var(--button-text);
  }
  ${media.forcedColors} {
    &[aria-current] { border-width: 3px; border-color: Highlight; }
  }
`;

const Links = styled.nav`
  --between: clamp(28px, 2.8vw, 36px);
  display: none;
  ${media.lg} {
    display: block;
  }
  ul {
    display: flex;
    align-items: center;
    gap: var(--between);
  }
  a {
    ${type.button}
    position: relative;
    display: flex;
    align-items: center;
    height: 44px;
    /* Large text has no room for more. */
    font-size: min(1rem, 2.7vw);
    font-weight: 500;
    text-decoration: none;
  }
  li:not(:last-child) a::after {
    content: "";
    position: absolute;
    inset: auto 0 6px;
    height: 2px;
    background: var(--link);
    transform: scaleX(0);
    transform-origin: ${startEdge};
    transition: transform ${time.hover} ${ease.standard};
  }
  li:not(:last-child) a:is(:hover, [aria-current])::after {
    transform: none;
  }
  ${media.forcedColors} {
    li:not(:last-child) a::after {
      background: LinkText;
    }
  }
  .language {
    display: flex;
    gap: 24px;
    position: relative;
    padding-inline-start: var(--between);
  }
  /* As tall as the rule beside the descriptor. */
  li + .language::before {
    content: "";
    position: absolute;
    inset-block: calc(50% - 13px);
    inset-inline-start: 0;
    border-inline-start: 1px solid color-mix(in srgb, currentColor 35%, transparent);
  }
  li:last-child a {
    ${pill}
    padding-inline: 22px;
  }
`;
