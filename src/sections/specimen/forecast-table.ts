import styled from "@emotion/styled";
import { color, forward } from "../../theme/tokens";
import { type } from "../../theme/type";
import { marks } from "./forecast-marks";
import { middle, tableStyle, wide } from "./measures";

/** A period on each row: its name, the scale with the marks, the range in figures and what came. */
export const Table = styled.table`
  ${tableStyle}
  ${marks}
  --gap: 12px;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  &,
  thead,
  tbody,
  tr {
    display: grid;
    column-gap: var(--gap);
  }
  thead,
  tbody,
  tr {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  tr {
    align-items: center;
    padding-block: 10px;
  }
  thead tr {
    ${type.small}
    padding-block: 0 8px;
    border-bottom: 1px solid ${color.ink};
    color: ${color.subtle};
  }
  .scale-head {
    display: flex;
    justify-content: space-between;
  }
  .scale-head::before {
    content: attr(data-from);
    content: attr(data-from) / "";
  }
  .scale-head::after {
    content: attr(data-to);
    content: attr(data-to) / "";
  }
  tbody {
    font-variant-numeric: tabular-nums;
  }
  tr th,
  tr td {
    white-space: nowrap;
  }
  .range,
  th:last-child,
  .came {
    text-align: end;
  }
  /* Ruled in thirds, from row to row. */
  .scale {
    position: relative;
    height: 12px;
  }
  .scale::before {
    content: "";
    position: absolute;
    /* From a row's edge to the next one's: its padding and half its line, without half the bar. */
    inset: calc(-0.5lh - 4px) 0 calc(-0.5lh - 5px);
    border-inline: 1px solid ${color.sand300};
    background:
      linear-gradient(${color.sand200} 0 0) calc(100% / 3) 0 / 1px 100% no-repeat,
      linear-gradient(${color.sand200} 0 0) calc(200% / 3) 0 / 1px 100% no-repeat;
  }
  .scale > * {
    position: absolute;
  }
  .span {
    inset-inline-start: var(--low);
    width: var(--width);
  }
  .dot {
    top: 1px;
    inset-inline-start: calc(var(--at) - 5px);
  }
  [data-result="open"] .span {
    background: repeating-linear-gradient(${forward("90deg")}, ${color.onDeep} 0 4px, ${color.white} 4px 7px);
  }
  .range {
    color: ${color.muted};
  }
  [data-result="outside"] .came {
    color: ${color.bronze};
    font-weight: 550;
  }
  /* On a narrow sheet bars are short, and their figures are for screen readers: a dot must not cover a bar's ends. */
  @container sheet (width < 32.5rem) {
    .dot {
      top: 3px;
      width: 6px;
      height: 6px;
      margin-inline-start: 2px;
      box-shadow: none;
    }
    .range {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* With large text on a phone the scale has a line of its own. */
  @container sheet (width < 15rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    tr {
      row-gap: 8px;
    }
    tr th,
    tr td {
      white-space: normal;
    }
    .scale,
    .scale-head {
      grid-area: 2 / 1 / auto / -1;
    }
    .scale::before {
      inset-block: -4px;
    }
  }
  ${middle} {
    .scale-head::after {
      content: attr(data-to) " " attr(data-unit);
      content: attr(data-to) " " attr(data-unit) / "";
    }
    --gap: 16px;
    grid-template-columns: max-content minmax(0, 1fr) max-content max-content;
  }
  /* The verdict's text below is aligned with the scale's edge. */
  ${wide} {
    --gap: 22px;
    grid-template-columns: minmax(var(--term), max-content) minmax(0, 1fr) max-content max-content;
  }
`;
