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
 * The line down the side of a step and to the next one, and before the first step from where `Start` ends. A list of steps
 * sets `--stride`, how far each stands further in than the one above it; and where it needs them `--inset`, how far in a
 * step's line stands in its item, `--heads`, what stands above the first item, and `--fall`, how far the line leads on.
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
