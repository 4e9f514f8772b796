import styled from "@emotion/styled";
import { media, space } from "../theme/tokens";
import { type } from "../theme/type";

/** Short texts with a heading each, between hairlines, in two columns from 640 px. */
export const TextColumns = styled.div`
  display: grid;
  column-gap: ${space.columnGap};
  > * {
    padding-block: 18px 26px;
    border-top: 1px solid var(--rule);
  }
  h3 {
    ${type.cardTitle}
  }
  p {
    ${type.bodyS}
    text-wrap: balance;
    max-width: 25em;
    margin-top: 8px;
    color: var(--text2);
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* Texts beside each other begin on one line. */
    > * {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: span 2;
      row-gap: 0;
    }
  }
`;
