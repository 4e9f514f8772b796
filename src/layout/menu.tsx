import styled from "@emotion/styled";
import { X } from "lucide-react";
import { useEffect } from "react";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, ease, forward, media, space, time } from "../theme/tokens";
import { serif } from "../theme/type";
import { IconButton } from "../ui/button";
import { Channel } from "../ui/channel";
import { MailLink, PhoneLink } from "../ui/contact-links";
import { closesDialog, Dialog, dialogOf } from "../ui/dialog";
import { Logo } from "../ui/logo";
import { SiteLink } from "../ui/site-link";
import { isCurrent } from "./current";
import { LanguageSwitch } from "./language-switch";

export const MENU_ID = "menu";

/** What the window has to be for the links to stand in the header. */
const WIDE = media.lg.slice("@media ".length);

/**
 * The navigation of small screens: a full-screen dialog that slides in. It closes when the page behind it changes, and
 * when a tablet is turned and has room for the links in the header.
 */
export const Menu = ({ path }: { path: string }) => {
  const { brand, contact, home, navigation, interface: words } = useSiteSettings();
  const [phone] = contact.phones;
  // Left as it is when it is first shown: it may have been opened before scripts ran.
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    wide.addEventListener("change", closeMenu);
    return () => {
      wide.removeEventListener("change", closeMenu);
      closeMenu();
    };
  }, [path]);
  return (
    <Panel id={MENU_ID} aria-label={words.menu.name} data-ground="dark">
      <div className="bar">
        <Logo brand={brand} />
        <IconButton aria-label={words.menu.close} {...closesDialog(MENU_ID)}>
          <X size={22} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      <ul className="links">
        {navigation.map(({ label, to }) => {
          const current = isCurrent(to, path, home);
          return (
            <li key={to}>
              <SiteLink to={to} onClick={closeMenu} aria-current={current ? "page" : undefined}>
                {label}
                {/* Last: a browser that translates the page puts a text of its own in place of the label. */}
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
    </Panel>
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

const Panel = styled(Dialog)`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: 12px ${space.gutter} 40px;
  background: ${color.ink};
  opacity: 1;
  transform: translateX(${forward("100%")});
  transition:
    transform ${time.open} ${ease.standard},
    overlay ${time.open} allow-discrete,
    display ${time.open} allow-discrete;
  @starting-style {
    &[open] {
      opacity: 1;
      transform: translateX(${forward("100%")});
    }
  }
  &[open] {
    display: flex;
    flex-direction: column;
  }
  .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline-end: -2px;
  }
  .links {
    position: relative;
    margin-block: 72px 48px;
    padding-inline-start: 36px;
  }
  .links::before {
    content: "";
    position: absolute;
    top: -62px;
    bottom: 38px;
    inset-inline-start: 0;
    border-inline-start: 2px solid ${color.ink700};
  }
  .links a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 76px;
    ${serif("2.75rem", "1", "-0.025em")}
    text-decoration: none;
  }
  ${media.sidewaysPhone} {
    .links {
      margin-block: 8px 24px;
    }
    .links::before {
      top: 2px;
      bottom: 26px;
    }
    .links a {
      min-height: 52px;
      font-size: 1.875rem;
    }
  }
  .links a[aria-current] {
    color: ${color.amber};
  }
  .contact {
    display: grid;
    justify-items: start;
    gap: 4px;
    margin-top: auto;
    color: ${color.mist};
  }
  .contact a {
    padding-block: 10px;
    text-decoration: none;
    white-space: nowrap;
  }
`;
