import styled from "@emotion/styled";
import { color, media, radius } from "../../theme/tokens";
import { type } from "../../theme/type";
import { middle, wide } from "./measures";

/** The container that the queries of the sheet's parts measure. */
export const Frame = styled.div`
  container: sheet / inline-size;
  /* Firefox omits the rows of a container when the printed page is scaled. */
  ${media.print} {
    @supports (-moz-appearance: none) {
      container-type: normal;
    }
  }
`;

/** The paper: label, title and note, what a specimen shows, and the verdict. */
export const Sheet = styled.article`
  padding: 24px 20px 28px;
  border: 1px solid ${color.sand300};
  border-start-end-radius: 48px;
  background: ${color.white};
  break-inside: avoid;
  print-color-adjust: exact;
  /* No last line of a single word. */
  p,
  q,
  td,
  dd {
    text-wrap: balance;
  }
  .label {
    ${type.small}
    display: flex;
    gap: 10px;
    padding-inline-end: 32px;
    color: ${color.subtle};
    font-weight: 500;
  }
  .label::before {
    content: "";
    flex: none;
    width: 22px;
    margin-top: 0.7em;
    border-top: 2px dashed ${color.teal};
  }
  h3 {
    ${type.specimen}
    max-width: 13em;
    margin-top: 14px;
  }
  .note {
    ${type.bodyS}
    max-width: 30em;
    margin-top: 8px;
    color: ${color.muted};
  }
  .part {
    margin-top: 32px;
  }
  .verdict {
    display: grid;
    gap: 2px 22px;
    margin-top: 36px;
    padding-top: 18px;
    border-top: 2px solid ${color.ink};
  }
  .verdict dt {
    font-weight: 550;
  }
  ${middle} {
    padding: 32px 36px 36px;
  }
  ${wide} {
    padding: 36px 44px 40px;
    border-start-end-radius: ${radius.elbow.s};
    .label {
      padding: 0;
    }
    .verdict {
      grid-template-columns: var(--term) minmax(0, 34em);
    }
  }
  ${media.print} {
    padding: 18px 32px;
    .part,
    .verdict {
      margin-top: 16px;
    }
  }
`;
