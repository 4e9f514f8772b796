import styled from "@emotion/styled";
import { color, layer, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { MARK_ROOM, wordmark } from "./logo";

/** The descriptor as a line of the copy, where the header's row has no room for it. */
export const descriptorStyle = `
  ${type.small}
  padding-bottom: 12px;
  ${media.sm} {
    font-size: 1rem;
  }
`;

/**
 * Where the logo, the descriptor and the navigation fit into one row. In rem: larger text takes more room. So does text
 * with more space between its letters (WCAG 1.4.12), for which no query can ask; some room is kept for it.
 */
export const besideLogo = "@container (min-width: 70rem)";

/** As much as the name and the descriptor need beyond that, for their number of letters: it makes a container narrower. */
export const LONGER = "max(0px, (var(--letters) - 41) * 0.5rem)";

/** From 1024 px: where the copy may begin, below the header's row. */
export const COPY_TOP = "88px";

type HeroDescriptorProps = {
  /** The name in the header's row; the descriptor leaves room for it. */
  brand: string;
  children: string;
};

/**
 * Who this is, in one line that stays when the slides change: in the header's row after the logo or, where that has no
 * room, above the slides' text. It scrolls away with the hero.
 */
export const HeroDescriptor = ({ brand, children }: HeroDescriptorProps) => (
  <Line>
    <span>
      <span className="brand">{brand}</span>
      {children}
    </span>
  </Line>
);

const Line = styled.p`
  ${descriptorStyle}
  container-type: inline-size;
  position: absolute;
  z-index: ${layer.content};
  top: var(--art-end);
  inset-inline: 0;
  width: ${space.content};
  max-width: none;
  margin-inline: auto;
  .brand {
    display: none;
  }
  ${media.lg} {
    top: ${COPY_TOP};
    padding-inline-end: ${LONGER};
    pointer-events: none;
  }
  ${besideLogo} {
    > span {
      display: flex;
      align-items: center;
      gap: 17px;
      height: var(--header);
      margin-top: -${COPY_TOP};
    }
    .brand {
      ${wordmark}
      display: block;
      order: -1;
      padding-inline-start: ${MARK_ROOM};
      margin-inline-end: 11px;
      visibility: hidden;
    }
    > span::before {
      content: "";
      flex: none;
      width: 1px;
      height: 26px;
      background: ${color.mist2};
    }
  }
`;
