import styled from "@emotion/styled";
import { color, media } from "../../theme/tokens";
import { type } from "../../theme/type";
import { columns, tableStyle, wide } from "./measures";

/** A group on each row; on a narrow sheet its cells stand one under the other. */
export const Table = styled.table`
  ${tableStyle}
  position: relative;
  border-top: 1px solid ${color.sand200};
  thead {
    position: absolute;
    clip-path: inset(50%);
  }
  tbody tr {
    position: relative;
    display: block;
    padding-block: 16px 14px;
  }
  tbody th {
    padding-inline-end: 6em;
    font-weight: 550;
  }
  th,
  .score,
  .why {
    display: block;
  }
  .bar {
    display: flex;
    gap: 2px;
    height: 10px;
    margin-block: 6px;
  }
  .bar::before {
    content: "";
    width: var(--share);
    background: ${color.teal};
  }
  .bar[data-all="false"]::after {
    content: "";
    flex: 1;
    background: ${color.bronze};
  }
  ${media.forcedColors} {
    .bar {
      forced-color-adjust: none;
    }
    .bar::before {
      background: CanvasText;
    }
    .bar[data-all="false"]::after {
      border: 1px solid CanvasText;
      background: none;
    }
  }
  .number {
    position: absolute;
    top: 16px;
    inset-inline-end: 0;
  }
  .number .of {
    color: ${color.subtle};
  }
  .why {
    ${type.small}
    color: ${color.muted};
  }
  [data-low="true"] .why {
    color: ${color.bronze};
    font-weight: 500;
  }
  /* Large text on a phone: the number has a line of its own. */
  @container sheet (width < 15rem) {
    tbody th {
      padding: 0;
    }
    .number {
      position: static;
    }
  }
  ${wide} {
    border: 0;
    thead {
      position: static;
      clip-path: none;
    }
    thead tr,
    tbody tr {
      display: grid;
      grid-template-columns: ${columns.first} 1fr ${columns.last};
      column-gap: 22px;
      align-items: center;
    }
    thead tr {
      ${type.small}
      padding-bottom: 8px;
      border-bottom: 1px solid ${color.sand200};
      color: ${color.subtle};
    }
    tbody tr {
      padding-block: 16px;
    }
    tbody th {
      padding: 0;
    }
    .score {
      display: grid;
      grid-template-columns: 1fr 5.5rem;
      column-gap: 22px;
      align-items: center;
    }
    .bar {
      margin: 0;
    }
    .number {
      position: static;
    }
  }
`;
