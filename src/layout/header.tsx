import styled from "@emotion/styled";
import { Menu as MenuIcon } from "lucide";
import type { ReactNode } from "react";
import { HEADER_SCROLL_PX } from "../config";
import { fill } from "../fill";
import { useScrolled } from "../hooks/use-scrolled";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, layer, media, shadow, space, time } from "../theme/tokens";
import { keepsCommands } from "../ui/button";
import { opensDialog } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Logo } from "../ui/logo";
import { SiteLink } from "../ui/site-link";
import { isCurrent } from "./current";
import { Menu, MENU_ID } from "./menu";
import { Navigation, pill } from "./navigation";

export function Header({ path }: { path: string }) {
  const { brand, navigation, home, interface: words } = useSiteSettings();
  // The last link leads to the contact page; narrow screens show it beside the menu button.
  const contactLink = navigation.at(-1);
  const homeName = fill(words.home, { brand, page: navigation[0]?.label ?? "" });
  return (
    <Bar>
      <div>
        <SiteLink to={home} className="home" aria-label={homeName}>
          <Logo brand={brand} />
        </SiteLink>
        <Navigation path={path} />
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
            <Icon icon={MenuIcon} size={26} />
          </MenuButton>
        </div>
      </div>
      <Menu path={path} />
    </Bar>
  );
}

/** Scrolling renders only this component again, not its children. */
function Bar({ children }: { children: ReactNode }) {
  const scrolled = useScrolled(HEADER_SCROLL_PX);
  return (
    <Ground data-scrolled={scrolled} data-ground={scrolled ? "light" : "dark"}>
      {children}
    </Ground>
  );
}

const Ground = styled.header`
  /* Scrolls with the page until scripts can change its background. */
  position: absolute;
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
    width: ${space.content};
    height: var(--header);
    margin-inline: auto;
  }
  /* Hidden until all of the row has arrived, because a part of it would move as the rest arrives. */
  &:not(:has(> dialog)) > div {
    visibility: hidden;
  }
  &[data-scrolled] {
    position: fixed;
  }
  ${media.noScript} {
    &[data-scrolled] {
      position: absolute;
    }
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
    padding-inline: min(18px, 12vw - 20px);
    /* Beside the logo and the menu, large text has no room for more. */
    font-size: min(1rem, 6vw);
    white-space: nowrap;
  }
  ${media.lg} {
    .narrow {
      display: none;
    }
  }
`;

const MenuButton = styled("button", keepsCommands)`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-inline-end: -11px;
  /* Clear of the pill beside it. */
  outline-offset: 0;
  padding: 0;
  border: 0;
  background: none;
`;
