import styled from "@emotion/styled";
import { color, media, radius, space } from "../../theme/tokens";
import { type } from "../../theme/type";

/**
 * The picture, which reaches the window's edge, and the copy: beside it on wide screens, where `data-picture` says on
 * which side the picture stands.
 */
export const Feature = styled.div`
  display: grid;
  gap: 36px;
  margin-bottom: 28px;
  --bleed: calc((100cqw - min(1280px, 100cqw - 2 * ${space.gutter})) / 2);
  h2 {
    ${type.h2}
    position: relative;
  }
  .subheading {
    ${type.cardTitle}
    text-wrap: balance;
    margin-top: 16px;
    color: ${color.teal};
  }
  .text {
    ${type.lead}
    text-wrap: balance;
    margin-top: 16px;
    color: var(--text2);
  }
  .picture {
    position: relative;
    height: 196px;
    overflow: hidden;
    margin-inline-end: calc(-1 * var(--bleed));
    border-start-start-radius: ${radius.elbow.m};
    /* In mirrored layouts the background would show through at the picture's edge. */
    --picture-width: calc(100% + 2px);
  }
  img {
    max-width: none;
  }
  ${media.belowSm} {
    .text {
      display: none;
    }
  }
  ${media.sm} {
    .picture {
      height: 360px;
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 0 ${space.gap};
    align-items: center;
    margin-bottom: 72px;
    .picture {
      grid-area: 1 / 6 / 2 / -1;
      height: min(640px, 40cqw);
      border-start-start-radius: ${radius.elbow.xxl};
    }
    .copy {
      grid-area: 1 / 1 / 2 / 5;
    }
    /* A long word may reach into the free column, or the gutter, beside it. */
    h2 {
      margin-inline-end: calc(-2 * ${space.gap});
    }
    &[data-picture="start"] {
      .picture {
        grid-area: 1 / 1 / 2 / 8;
        margin-inline: calc(-1 * var(--bleed)) 0;
        border-radius: 0;
        border-start-end-radius: ${radius.elbow.xxl};
      }
      .copy {
        grid-area: 1 / 9 / 2 / -1;
      }
      /* The channel runs behind the picture. */
      .stub {
        display: none;
      }
    }
  }
  ${media.print} {
    .picture {
      display: none;
    }
  }
`;
