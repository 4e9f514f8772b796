import { color, space } from "../theme/tokens";

/** A node of the channel, centred on the line. Its user sets `top` and, where they differ, its side and background. */
export const node = `
  content: "";
  position: absolute;
  z-index: 1;
  inset-inline-start: calc(${space.channel} - ${space.indent} - 6px);
  width: 14px;
  height: 14px;
  border: 2px solid var(--channel);
  border-radius: 50%;
  background: ${color.sand100};
`;
