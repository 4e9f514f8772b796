import styled from "@emotion/styled";
import { color, ease, forward, layer, media, space, time } from "../theme/tokens";
import { serif } from "../theme/type";
import { Dialog } from "../ui/dialog";

/** The dialog that covers the screen: links beside a line, and at its end the ways to reach the firm. */
export const MenuPanel = styled(Dialog)`
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
  /* In forced colours a ground is painted behind each text: the next link's would cover part of the outline. */
  .links a:focus-visible {
    z-index: ${layer.content};
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
