import styled from "@emotion/styled";
import { CAROUSEL_INTERVAL_MS } from "../config";
import { color, media, startEdge } from "../theme/tokens";

/** What fills the current slide's track while it is shown. */
export const Fill = styled.span`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: ${color.amber};
  transform-origin: ${startEdge};
  animation: carousel-fill ${CAROUSEL_INTERVAL_MS}ms linear both;
  &[data-waiting="true"] {
    animation-play-state: paused;
  }
  &[data-full="true"] {
    animation: none;
  }
  @keyframes carousel-fill {
    from {
      transform: scaleX(0);
    }
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;
