import styled from "@emotion/styled";
import { color, layer, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { MARK_ROOM, wordmark } from "./logo";

/** The descriptor as a line of the copy, on narrow screens. */
export const descriptorStyle = `
  ${type.small}
  padding-bottom: 12px;
  ${media.sm} {
    font-size: 1rem;
  }
`;

type HeroDescriptorProps = {
  /** The name in the header's row, whose room is kept. */
  brand: string;
  children: string;
};

/**
 * Who this is, in one line that no slide takes along: in the header's row after the logo, and on narrow screens above
 * the slides' text. It scrolls away with the hero.
 */
export const HeroDescriptor = ({ brand, children }: HeroDescriptorProps) => (
  <Line>
    <span className="brand" aria-hidden="true">
      {brand}
    </span>
    {children}
  </Line>
);

const Line = styled.p`
  ${descriptorStyle}
  position: absolute;
  z-index: ${layer.content};
  top: var(--art-end);
  inset-inline: 0;
  width: min(1280px, 100% - 2 * ${space.gutter});
  max-width: none;
  margin-inline: auto;
  color: ${color.paper};
  .brand {
    display: none;
  }
  ${media.lg} {
    top: 0;
    display: flex;
    align-items: center;
    gap: 17px;
    height: var(--header);
    padding-block: 0;
    pointer-events: none;
    .brand {
      ${wordmark}
      display: block;
      order: -1;
      padding-inline-start: ${MARK_ROOM};
      visibility: hidden;
    }
    &::before {
      content: "";
      flex: none;
      width: 1px;
      height: 26px;
      background: ${color.mist2};
    }
  }
`;
