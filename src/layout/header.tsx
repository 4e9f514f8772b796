import styled from "@emotion/styled";
import { Menu as MenuIcon } from "lucide-react";
import { Fragment } from "react";
import { HEADER_SCROLL_PX } from "../config";
import { useScrolled } from "../hooks/use-scrolled";
import type { useSiteSettings } from "../hooks/use-site-settings";
import { color, ease, layer, media, radius, shadow, space, startEdge, time } from "../theme/tokens";
import { type } from "../theme/type";
import { keepsCommands } from "../ui/button";
import { opensDialog } from "../ui/dialog";
import { Logo } from "../ui/logo";
import { SiteLink } from "../ui/site-link";
import { isCurrent } from "./current";
import { LanguageSwitch } from "./language-switch";
import { Menu, MENU_ID } from "./menu";

type HeaderProps = { settings: ReturnType<typeof useSiteSettings>; path: string };

export function Header({ settings, path }: HeaderProps) {
  const { brand, navigation, contact, home, languages, interface: words } = settings;
  const scrolled = useScrolled(HEADER_SCROLL_PX);
  // The last link is the way to write; narrow screens show it beside the menu button.
  const contactLink = navigation.at(-1);
  const homeName = words.home.replace("{brand}", brand).replace("{page}", navigation[0]?.label ?? "");
  return (
    <Bar data-scrolled={scrolled} data-ground={scrolled ? "light" : "dark"}>
      <div>
        <SiteLink to={home} className="home" aria-label={homeName}>
          <Logo brand={brand} />
        </SiteLink>
        <Navigation aria-label={words.navigation}>
          <ul>
            {navigation.map(({ label, to }, index) => (
              <Fragment key={to}>
                {index === navigation.length - 1 && languages.length > 1 && (
                  <li className="language">
                    <LanguageSwitch settings={settings} />
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
        </Navigation>
        <div className="narrow">
          {contactLink && (
            <SiteLink
              to={contactLink.to}
              aria-current={isCurrent(contactLink.to, path, home) ? "page" : undefined}
            >
              {contactLink.label}
            </SiteLink>
          )}
          <MenuButton aria-label={words.menu.open} {...opensDialog(MENU_ID)}>
            <MenuIcon size={26} strokeWidth={1.75} aria-hidden="true" />
          </MenuButton>
        </div>
      </div>
      <Menu
        words={words.menu}
        brand={brand}
        links={navigation}
        email={contact.email}
        phone={contact.phones[0]}
        path={path}
        home={home}
      >
        <LanguageSwitch settings={settings} />
      </Menu>
    </Bar>
  );
}

const pill = `
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
`;

const Bar = styled.header`
  position: fixed;
  z-index: ${layer.header};
  inset: 0 0 auto;
  color: var(--text);
  transition:
    background-color ${time.hover},
    color ${time.hover},
    box-shadow ${time.hover};
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: min(1280px, 100% - 2 * ${space.gutter});
    height: var(--header);
    margin-inline: auto;
  }
  ${media.noScript} {
    /* Without scripts the header cannot change its background, so it does not follow the page. */
    position: absolute;
  }
  &[data-scrolled="true"] {
    background: ${color.paper};
    box-shadow: ${shadow.header};
    > div {
      height: 72px;
    }
  }
  .home {
    display: flex;
    align-items: center;
    min-height: 48px;
    text-decoration: none;
  }
  .narrow {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .narrow > a {
    ${pill}
    padding-inline: 18px;
  }
  ${media.lg} {
    .narrow {
      display: none;
    }
  }
`;

const Navigation = styled.nav`
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
  .language {
    display: flex;
    gap: 24px;
    position: relative;
    padding-inline-start: var(--between);
  }
  /* As tall as the rule beside the descriptor. */
  .language::before {
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

const MenuButton = styled("button", keepsCommands)`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-inline-end: -11px;
  padding: 0;
  border: 0;
  background: none;
`;
