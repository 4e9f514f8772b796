import styled from "@emotion/styled";
import { color, layer, media, space } from "../theme/tokens";
import { type } from "../theme/type";

/** The descriptor as a line of the copy, on narrow screens. */
export const descriptorStyle = `
  ${type.small}
  padding-bottom: 12px;
  ${media.sm} {
    font-size: 1rem;
  }
`;

/**
 * Who this is, in one line that no slide takes along: in the header's row, and on narrow screens above the slides' text.
 * It scrolls away with the hero.
 */
export const HeroDescriptor = styled.p`
  ${descriptorStyle}
  position: absolute;
  z-index: ${layer.content};
  top: var(--art-end);
  inset-inline: 0;
  width: min(1280px, 100% - 2 * ${space.gutter});
  max-width: none;
  margin-inline: auto;
  color: ${color.paper};
  ${media.lg} {
    top: 0;
    display: flex;
    align-items: center;
    gap: 17px;
    height: var(--header);
    padding-block: 0;
    padding-inline-start: 132px;
    pointer-events: none;
    &::before {
      content: "";
      flex: none;
      width: 1px;
      height: 26px;
      background: ${color.mist2};
    }
  }
`;
