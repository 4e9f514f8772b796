import styled from "@emotion/styled";
import { X } from "lucide";
import { useRef, type KeyboardEvent } from "react";
import { useKeptClear } from "../hooks/use-kept-clear";
import { usePromo } from "../hooks/use-promo";
import { useReturnedFocus } from "../hooks/use-returned-focus";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, ease, layer, media, radius, shadow, time } from "../theme/tokens";
import { serif, type } from "../theme/type";
import { ButtonLink, IconButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { VisuallyHidden } from "../ui/visually-hidden";

/** An invitation at the bottom edge. It takes no focus, and never covers the focused element. */
export function PromoBanner() {
  const {
    promo: { title, text, button },
    interface: { closeBanner },
  } = useSiteSettings();
  const { shown, dismiss } = usePromo();
  const banner = useRef<HTMLElement>(null);
  const { returnFocus, ...focus } = useReturnedFocus();
  useKeptClear(shown, banner);

  if (!shown) return null;
  const leave = () => {
    returnFocus();
    dismiss();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") leave();
  };
  return (
    <Banner ref={banner} aria-label={title} data-ground="dark" onKeyDown={onKeyDown} {...focus}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink to={button.to}>{button.label}</ButtonLink>
      <IconButton type="button" onClick={leave}>
        <Icon icon={X} size={20} />
        <VisuallyHidden>{closeBanner}</VisuallyHidden>
      </IconButton>
    </Banner>
  );
}

const Banner = styled.aside`
  position: fixed;
  z-index: ${layer.promo};
  inset: auto 0 8px;
  display: grid;
  justify-items: start;
  align-items: center;
  gap: 12px;
  width: min(1040px, 100% - 40px);
  margin-inline: auto;
  padding: 14px 20px;
  border-radius: ${radius.control};
  border-start-end-radius: ${radius.elbow.s};
  background: ${color.deep};
  /* An edge in forced colours, which remove the shadow. */
  outline: 1px solid transparent;
  color: ${color.paper};
  box-shadow: ${shadow.floatSmall};
  animation: promo-in ${time.open} ${ease.standard};
  h2 {
    ${serif("var(--promo-title, clamp(1.125rem, 5.6vw, 1.375rem))", "1.15", "-0.015em")}
    padding-inline-end: 40px;
  }
  > a {
    min-height: 44px;
  }
  p {
    ${type.bodyS}
    display: none;
    max-width: none;
    margin-top: 4px;
    color: ${color.onDeep};
  }
  button {
    position: absolute;
    top: 6px;
    inset-inline-end: 10px;
    width: 44px;
    height: 44px;
    border-color: transparent;
  }
  /* In so low a window, a banner over the page would leave no room for the focused element. */
  @media (max-height: 320px) {
    position: relative;
    z-index: auto;
    top: 0;
  }
  /* Hidden while a dialog is open. */
  html:has(dialog[open]) & {
    visibility: hidden;
    animation: none;
  }
  @keyframes promo-in {
    from {
      opacity: 0;
      transform: translateY(24px);
    }
  }
  ${media.sm} {
    gap: 16px;
    bottom: 12px;
    padding: 24px;
    box-shadow: ${shadow.float};
    > a {
      min-height: 52px;
    }
    h2 {
      font-size: 1.75rem;
    }
    p {
      display: block;
    }
    button {
      top: 14px;
      inset-inline-end: 18px;
    }
  }
  ${media.md} {
    grid-template-columns: 1fr auto auto;
    padding-block: 20px;
    padding-inline: 32px 40px;
    h2 {
      padding-inline-end: 0;
    }
    button {
      position: static;
    }
  }
  ${media.sidewaysPhone} {
    grid-template-columns: 1fr auto 44px;
    padding-block: 8px;
    h2 {
      font-size: 1.25rem;
    }
    p {
      display: none;
    }
  }
  ${media.lg} {
    bottom: 24px;
    padding-block: 26px;
  }
`;
