import styled from "@emotion/styled";
import { X } from "lucide";
import { useEffect } from "react";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, LG_PX } from "../theme/tokens";
import { IconButton } from "../ui/button";
import { Channel } from "../ui/channel";
import { MailLink, PhoneLink } from "../ui/contact-links";
import { closesDialog, dialogOf } from "../ui/dialog";
import { Icon } from "../ui/icon";
import { Logo } from "../ui/logo";
import { SiteLink } from "../ui/site-link";
import { isCurrent } from "./current";
import { LanguageSwitch } from "./language-switch";
import { MenuPanel } from "./menu-panel";

export const MENU_ID = "menu";

/** The media query for windows in which the links stand in the header. */
const WIDE = `(min-width: ${LG_PX}px)`;

/**
 * The navigation of small screens: a full-screen dialog that slides in. It closes when the page behind it changes, and
 * when a tablet is turned and has room for the links in the header.
 */
export const Menu = ({ path }: { path: string }) => {
  const { brand, contact, home, navigation, interface: words } = useSiteSettings();
  const [phone] = contact.phones;
  // Not closed on the first render: it may have been opened before scripts ran.
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener("change", closeMenu);
    // A page in another language is another document: Back would bring this one back with the menu open.
    window.addEventListener("pagehide", closeMenu);
    return () => {
      wide.removeEventListener("change", closeMenu);
      window.removeEventListener("pagehide", closeMenu);
      closeMenu();
    };
  }, [path]);
  return (
    <MenuPanel id={MENU_ID} aria-label={words.menu.name} data-ground="dark">
      <div className="bar">
        <Logo brand={brand} />
        <IconButton aria-label={words.menu.close} {...closesDialog(MENU_ID)}>
          <Icon icon={X} size={22} />
        </IconButton>
      </div>
      <ul className="links">
        {navigation.map(({ label, to }) => {
          const current = isCurrent(to, path, home);
          return (
            <li key={to}>
              <SiteLink to={to} onClick={closeMenu} aria-current={current ? "page" : undefined}>
                {label}
                {/* After the label: React cannot insert it before a label that a browser has translated. */}
                {current && <Elbow bend="end-start" at="all" whole />}
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <div className="contact">
        <LanguageSwitch />
        <MailLink address={contact.email} />
        {phone && <PhoneLink number={phone} />}
      </div>
    </MenuPanel>
  );
};

const closeMenu = () => dialogOf(MENU_ID)?.close();

/** From the line beside the links to the current one. */
const Elbow = styled(Channel)`
  --channel: ${color.amber};
  inset-inline-start: -36px;
  bottom: 50%;
  width: 22px;
  height: 38px;
`;
