import styled from "@emotion/styled";
import { ease, forward, radius, time } from "../theme/tokens";
import { type } from "../theme/type";
import { SiteLink } from "./site-link";

const shape = `
  ${type.button}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 14px;
  flex: none;
  max-width: 100%;
  min-height: 52px;
  padding: 6px 26px;
  border: 1.5px solid transparent;
  border-radius: ${radius.pill};
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  transition: background-color ${time.hover}, color ${time.hover}, border-color ${time.hover};
  svg { transition: translate ${time.hover} ${ease.standard}; }
`;

const primary = `
  ${shape}
  background: var(--button);
  color: var(--button-text);
  &:hover { background: var(--button-hover); color: var(--button-hover-text); }
  &:hover svg[data-arrow="forward"] { translate: ${forward("4px")}; }
  &:active { background: var(--button-press); transition-duration: ${time.press}; }
`;

const secondary = `
  ${shape}
  border-color: var(--button2-line);
  background: transparent;
  color: var(--text);
  &:hover { background: var(--button2-hover); color: var(--button2-hover-text); }
`;

/** By default Emotion drops attributes that it does not know, such as `command` and `commandfor` (dialog.tsx). */
export const keepsCommands = { shouldForwardProp: () => true };

export const Button = styled.button(primary);
export const ButtonLink = styled(SiteLink)(primary);
export const SecondaryButton = styled("button", keepsCommands)(secondary);

/** A plain link, for an address that has to load the page anew. */
export const SecondaryAnchor = styled.a(secondary);

export const TextLink = styled(SiteLink)`
  color: var(--link);
  font-weight: 550;
  text-decoration: underline 1.5px;
  text-underline-offset: 6px;
  transition: text-decoration-thickness ${time.hover};
  &:hover {
    text-decoration-thickness: 3px;
  }
`;

/** A round button with one icon; its name comes from `aria-label` or hidden text. */
export const IconButton = styled("button", keepsCommands)`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 1.5px solid var(--rule);
  border-radius: ${radius.pill};
  background: transparent;
  transition:
    background-color ${time.hover},
    color ${time.hover},
    border-color ${time.hover};
  &:hover {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-text);
  }
`;
