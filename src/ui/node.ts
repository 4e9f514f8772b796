import { color, space } from "../theme/tokens";

/** A node of the channel, its middle on the line. Who places it says `top`, and where it differs, its side and ground. */
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
