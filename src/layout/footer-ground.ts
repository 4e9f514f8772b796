import styled from "@emotion/styled";
import { color, media, space } from "../theme/tokens";
import { serif, type } from "../theme/type";

/** The number of columns depends on the room for text, not on the window: with larger text there are fewer. */
const room = {
  belowSm: "@container (max-width: 35.49rem)",
  sm: "@container (min-width: 35.5rem)",
  lg: "@container (min-width: 56.8rem)",
  lgToXl: "@container (min-width: 56.8rem) and (max-width: 66.59rem)",
  xl: "@container (min-width: 66.6rem)",
};

/**
 * The footer's dark background. The padding is on its columns: the height that browsers remember of a footer is that of
 * its content.
 */
export const Ground = styled.footer`
  ${type.bodyS}
  container-type: inline-size;
  position: relative;
  padding-inline: max(${space.gutter}, (100% - 1280px) / 2);
  background: ${color.ink};
  color: ${color.paper};
  a {
    display: inline-block;
    padding-block: 6px;
    text-wrap: balance;
    text-decoration: none;
  }
  a[aria-disabled] {
    color: ${color.mist2};
  }
  a[data-soon]::after {
    ${type.small}
    content: attr(data-soon);
    content: attr(data-soon) / "";
    /* A box of its own, so that Arabic letters do not join across the rule. */
    display: inline-block;
    margin-inline-start: 10px;
    padding-inline-start: 9px;
    border-inline-start: 1.5px solid ${color.ink700};
  }
  a:hover:not([aria-disabled]) {
    color: ${color.amber};
  }
  h2 {
    ${type.button}
    margin-bottom: 18px;
    color: ${color.mist2};
  }
  address {
    display: grid;
    justify-items: start;
    font-style: normal;
  }
  address p {
    padding-block: 6px;
  }
  address a[href] {
    white-space: normal;
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 48px ${space.gap};
    padding-block: var(--above, 64px) 40px;
  }
  .about,
  .legal {
    grid-column: 1 / -1;
  }
  .about p {
    margin-block: 20px 28px;
    ${serif("clamp(1.375rem, 1.2rem + 0.65vw, 1.75rem)", "1.28", "-0.015em")}
    max-width: 17.5em;
    text-wrap: balance;
  }
  ${room.belowSm} {
    /* Lists side by side, or one below the other where large text has no room for both. */
    .columns {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
    }
    .columns > :is(.about, :nth-last-child(-n + 2)) {
      flex-basis: 100%;
    }
  }
  ${room.sm} {
    .columns {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr) fit-content(16em);
    }
  }
  ${media.lg} {
    --above: 96px;
  }
  ${room.lg} {
    .columns {
      grid-template-columns: minmax(14em, 1fr) repeat(3, fit-content(14em));
      column-gap: 36px;
    }
    .columns > .about {
      grid-column: auto;
    }
    .legal {
      display: grid;
      grid-template-columns: subgrid;
      column-gap: normal;
    }
    .legal > ul {
      grid-column: 2 / -2;
    }
    .legal > a {
      justify-self: start;
    }
    /* Level with the logo beside them. */
    h2 {
      padding-top: 7px;
      margin-bottom: 15px;
    }
  }
  ${room.lgToXl} {
    .about p {
      font-size: 1.375rem;
    }
  }
  ${room.xl} {
    .columns {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: ${space.gap};
    }
    .columns > :not(.legal) {
      grid-column: span 2;
    }
    .columns > .about,
    .legal > p {
      grid-column: span 5;
    }
    .legal > ul {
      grid-column: 6 / -3;
    }
    .legal > a {
      grid-column: -3 / -1;
    }
    .columns > :nth-child(2) {
      grid-column: span 3;
    }
  }
`;
