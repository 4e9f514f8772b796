import styled from "@emotion/styled";
import { media, radius, space } from "../../theme/tokens";
import { Channel } from "../../ui/channel";

/** From 1200 px each step stands further in than the one above it. */
export const STEP = 34;
const BEND = STEP / 2;
/** How wide the names of the steps are. */
export const NAMES = "404px";

const belowXl = `${media.belowXl} { display: none; }`;

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

/** From 1200 px: down the gutter, towards the first step. */
export const Start = styled(Channel)`
  --bend: ${BEND}px;
  grid-row: auto / 2;
  inset-block: 0 calc(-1 * var(--above));
  inset-inline-start: ${space.channel};
  width: calc(${space.gutter} / 4);
  ${belowXl}
`;

/** Past the names of the columns, into the first step; it begins where `Start` ends. */
export const Inlet = styled(Channel)`
  --bend: ${BEND}px;
  top: calc(-1 * var(--heads) - 2px);
  inset-inline-start: calc(${space.gutter} / -4 - 1px);
  width: calc(${space.gutter} / 4 + 3px);
  height: calc(var(--heads) + 26px);
  ${belowXl}
`;

/** Down the side of a step, and towards the next. */
export const Drop = styled(Channel)`
  --bend: ${BEND}px;
  inset-block: 22px 0;
  inset-inline-start: calc(var(--step) * ${STEP}px);
  width: ${BEND}px;
  ${belowXl}
`;

/** Down to the next step, and from the last one towards the button. */
export const Outlet = styled(Channel)`
  --bend: ${BEND}px;
  top: calc(100% - 2px);
  inset-inline-start: calc(var(--step) * ${STEP}px + ${BEND}px);
  width: ${BEND + 2}px;
  height: 26px;
  ${belowXl}
`;

export const Finish = styled(Channel)`
  inset-block: calc(-1 * var(--below) + 22px) calc(50% - 1px);
  inset-inline-start: calc(var(--steps) * ${STEP}px);
  width: calc(${NAMES} - var(--steps) * ${STEP}px - 14px);
  ${belowXl}
`;
