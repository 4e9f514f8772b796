import styled from "@emotion/styled";
import { media, radius, space } from "../theme/tokens";

/**
 * The channel: one 2 px line that leads from the hero to the button that starts a conversation. It is made of empty
 * boxes with borders, and shown from the width where the gutter has room for it.
 */
const segment = `
  position: absolute;
  display: none;
  border: 0 solid var(--channel);
  pointer-events: none;
  ${media.lg} { display: block; }
  ${media.forcedColors} { border-color: CanvasText; }
`;

/** The main run: down the middle of the left gutter, along the whole of the box it stands in. */
export const Run = styled.span`
  ${segment}
  top: 0;
  bottom: 0;
  left: ${space.channel};
  border-left-width: 2px;
`;

/**
 * A bend from the main run to the first line of the heading it stands in. `last` makes the run end here: the bend then
 * reaches up to the edge of its band, which clips it.
 */
export const Stub = styled.span<{ last?: boolean }>`
  ${segment}
  --reach: ${({ last }) => (last ? "3000px" : "60px")};
  top: calc(0.55em - var(--reach));
  left: ${space.channel};
  width: calc(${space.gutter} / 2 - 10px);
  height: var(--reach);
  border-left-width: 2px;
  border-bottom-width: 2px;
  border-bottom-left-radius: ${radius.line};
`;
