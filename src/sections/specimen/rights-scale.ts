import styled from "@emotion/styled";
import { color, forward, media } from "../../theme/tokens";
import { wide } from "./measures";

/** The years of a row, today, and from when to when a right holds. */
export const Scale = styled.td`
  position: relative;
  height: 32px;
  background: repeating-linear-gradient(
    ${forward("90deg")},
    ${color.sand200} 0 1px,
    ${color.white} 1px calc(100% / var(--years))
  );
  /* The scale; dashed where nothing is cleared. */
  &::before {
    content: "";
    position: absolute;
    inset: 15px 0 auto;
    border-top: 1px solid ${color.sand200};
  }
  [data-state="not-cleared"] &::before {
    border-top: 2px dashed ${color.sand300};
  }
  /* Today. */
  &::after {
    content: "";
    position: absolute;
    inset-block: 4px;
    inset-inline-start: calc(100% * var(--today));
    border-inline-start: 1px solid ${color.ink};
  }
  span {
    --mark: ${color.teal};
    position: absolute;
    top: 15px;
    inset-inline-start: calc(100% * var(--made));
    width: calc(100% * (var(--until) - var(--made)));
    border-top: 2px solid var(--mark);
  }
  [data-state="ends"] & span {
    --mark: ${color.bronze};
  }
  span::after {
    content: "";
    position: absolute;
    top: -7px;
    inset-inline-end: -6px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--mark);
  }
  ${media.forcedColors} {
    span::after {
      background: CanvasText;
    }
  }
  ${wide} {
    align-self: stretch;
    height: auto;
    &::before {
      top: 50%;
    }
    span {
      top: calc(50% - 1px);
    }
    &::after {
      inset-block: -1px;
    }
  }
`;
