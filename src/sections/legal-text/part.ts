import styled from "@emotion/styled";
import { color, media, space } from "../../theme/tokens";
import { type } from "../../theme/type";
import { Grid } from "../../ui/band";

/** A part of the text: its heading, and beside it what it says. */
export const LegalPart = styled(Grid)`
  & + & {
    margin-top: clamp(56px, 3.5rem + 1.5vw, 80px);
    padding-top: clamp(28px, 1.5rem + 1vw, 40px);
    border-top: 1px solid var(--rule);
  }
  > * {
    grid-column: 1 / -1;
    min-width: 0;
  }
  h2 {
    ${type.sub}
    position: relative;
    margin-bottom: 20px;
  }
  > div {
    display: grid;
    gap: 1em;
  }
  > div,
  > p {
    color: var(--text2);
  }
  ol a,
  .address {
    color: var(--link);
    font-weight: 550;
    text-underline-offset: 6px;
    text-decoration-thickness: 1.5px;
    &:hover {
      text-decoration-thickness: 3px;
    }
  }
  .address {
    justify-self: start;
    margin-top: 1em;
    padding-block: 6px;
  }
  ol a {
    display: inline-block;
    padding-block: 8px;
  }
  ul li {
    position: relative;
    max-width: 36em;
    padding-block: 4px;
    padding-inline-start: 26px;
  }
  ul li::before {
    position: absolute;
    top: calc(4px + 0.8em);
    inset-inline-start: 0;
    width: 12px;
    border-top: 2px solid var(--channel);
    content: "";
  }
  dl > div {
    padding-block: 18px;
    border-top: 1px solid var(--rule);
  }
  dt {
    color: ${color.ink};
    font-weight: 550;
  }
  ${media.md} {
    ol {
      columns: 2;
      column-gap: ${space.columnGap};
    }
    ol li {
      break-inside: avoid;
    }
    dl > div {
      display: grid;
      grid-template-columns: 9em 1fr;
      gap: 24px;
    }
  }
  ${media.lg} {
    > :first-child {
      grid-column: 1 / 5;
    }
    > :first-child ~ * {
      grid-column: 5 / -1;
    }
  }
`;
