import styled from "@emotion/styled";
import { space } from "../theme/tokens";
import { Channel } from "./channel";

/** From a band's upper edge down the gutter, towards the first step, which begins `--above` further down. */
export const Start = styled(Channel)`
  grid-row: auto / 2;
  inset-block: 0 calc(-1 * var(--above));
  inset-inline-start: ${space.channel};
  width: calc(${space.gutter} / 4);
`;

/**
 * The line down the side of a step to the next one; before the first step, it continues the line of `Start`. A list of
 * steps sets `--stride`, how much further in each step stands than the one above. It may set `--inset`, how far in the
 * line is within a step, `--heads`, the height of what is above the first step, and `--fall`, how far the line goes on.
 */
export const Descent = ({ first, at }: { first: boolean; at?: "widest" }) => (
  <>
    {first && <Inlet bend="start-end" at={at} />}
    <Drop bend="end-start" at={at} />
    <Outlet bend="start-end" at={at} />
  </>
);

const Inlet = styled(Channel)`
  top: calc(-1 * var(--heads, 0px) - 2px);
  inset-inline-start: calc(${space.gutter} / -4 - 1px);
  width: calc(${space.gutter} / 4 + 3px);
  height: calc(var(--heads, 0px) + 26px);
`;

const Drop = styled(Channel)`
  inset-block: 22px 0;
  inset-inline-start: var(--inset, 0px);
  width: calc(var(--stride) / 2);
`;

const Outlet = styled(Channel)`
  top: calc(100% - 2px);
  inset-inline-start: calc(var(--inset, 0px) + var(--stride) / 2);
  width: calc(var(--stride) / 2 + 2px);
  height: var(--fall, 26px);
`;
