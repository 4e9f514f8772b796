import styled from "@emotion/styled";
import { color } from "../../theme/tokens";
import { textLine, type } from "../../theme/type";
import { tableStyle, wide } from "./measures";

/** Years across, a work on each row; on a narrow sheet the cells of a row stand one under the other. */
export const Table = styled.table`
  ${tableStyle}
  margin-top: 24px;
  thead th {
    padding-bottom: 10px;
    font-weight: 550;
  }
  .years {
    ${type.small}
    display: grid;
    grid-template-columns: repeat(var(--years), minmax(0, 1fr));
    border-bottom: 1px solid ${color.sand200};
    color: ${color.subtle};
  }
  .years span {
    padding-inline-start: 3px;
    white-space: nowrap;
    border-inline-start: 1px solid ${color.sand300};
  }
  thead th,
  tbody th,
  .until,
  thead tr,
  tfoot tr {
    display: block;
  }
  tbody tr {
    position: relative;
    display: grid;
    padding-block: 12px 6px;
  }
  tbody th,
  .until {
    line-height: ${textLine("1.4")};
  }
  tbody th {
    font-weight: 550;
  }
  .where {
    display: block;
    color: ${color.muted};
    font-weight: 400;
  }
  /* Between the place and the scale, or beside the place where there is room for both, even with spaced letters. */
  .until {
    grid-row: 2;
  }
  @container sheet (min-width: 22rem) {
    .where {
      padding-inline-end: var(--rights-beside, 8.4em);
    }
    [data-state="ends"] .where {
      padding-inline-end: calc(var(--rights-beside, 8.4em) * 1.15);
    }
    .until {
      position: absolute;
      bottom: 38px;
      inset-inline-end: 0;
    }
  }
  [data-state="ends"] .until {
    color: ${color.bronze};
    font-weight: 550;
  }
  tfoot td {
    --left: calc(100% * var(--today));
    ${type.small}
    position: relative;
    display: block;
    padding-top: 6px;
    padding-inline-start: calc(var(--left) + 9px);
  }
  tfoot td::before {
    content: "";
    position: absolute;
    inset-block: 8px 2px;
    inset-inline-start: var(--left);
    border-inline-start: 1px solid ${color.ink};
  }
  ${wide} {
    --use: var(--rights-use, 11.625rem);
    --day: var(--rights-day, 9.375rem);
    thead tr,
    tbody tr {
      display: grid;
      grid-template-columns: var(--use) 1fr var(--day);
      column-gap: 22px;
      align-items: center;
      padding: 0;
    }
    thead tr {
      align-items: baseline;
      border-bottom: 1px solid ${color.sand200};
    }
    thead th {
      padding-bottom: 4px;
    }
    .years {
      border: 0;
    }
    tbody th {
      padding-block: 10px;
    }
    .where,
    [data-state="ends"] .where {
      padding: 0;
    }
    .until {
      position: static;
      grid-row: auto;
    }
    /* The scale is the second column. */
    tfoot td {
      --left: calc(var(--use) + 22px + (100% - var(--use) - var(--day) - 44px) * var(--today));
    }
  }
`;
