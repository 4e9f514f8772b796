import styled from "@emotion/styled";
import { media, radius, space } from "../../theme/tokens";
import { Channel } from "../../ui/channel";

/** How wide the names of the steps are, from 1200 px. */
export const NAMES = "404px";

/** Below 1200 px: straight past the steps, and to the button. */
export const Fall = styled(Channel)`
  --bend: 18px;
  grid-row: auto / 3;
  inset-block: 0 calc(-1 * var(--below) - 26px);
  inset-inline-start: ${space.channel};
  width: 18px;
  ${media.lg} {
    --bend: ${radius.line};
    width: calc(${space.gutter} / 2 - 10px);
  }
  ${media.xl} {
    display: none;
  }
`;

/** From 1200 px: from the last step to the button. */
export const Finish = styled(Channel)`
  --bend: ${radius.line};
  inset-block: calc(-1 * var(--below) + 22px) calc(50% - 1px);
  inset-inline-start: calc(var(--steps) * var(--stride));
  width: calc(${NAMES} - var(--steps) * var(--stride) - 14px);
`;
