import styled from "@emotion/styled";
import { media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Reveal } from "./reveal";

/** The top of a band: its heading, and a paragraph that stands beside it on wide screens. */
export const Intro = styled(Reveal)`
  h2 {
    ${type.h2}
  }
  p {
    ${type.lead}
    margin-top: 12px;
    color: var(--text2);
    text-wrap: balance;
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space.gap};
    align-items: end;
    h2 {
      grid-column: 1 / 8;
    }
    p {
      grid-column: 8 / -1;
      margin: 0;
    }
  }
`;
