import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, forward, media } from "../../theme/tokens";
import { type } from "../../theme/type";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { middle, tableStyle, wide } from "./sheet";

type ForecastProps = { forecast: Queries.ForecastFragment; words: Queries.SpecimenWordsFragment };

type Row = Queries.ForecastFragment["rows"][number];

/** Forecasts beside what came. */
export function Forecast({ forecast: { from, to, unit, rows }, words }: ForecastProps) {
  const between = (low: number, high: number) =>
    words.range.replace("{low}", String(low)).replace("{high}", String(high));
  const at = (value: number) => `${(100 * (value - from)) / (to - from)}%`;
  return (
    <div className="part">
      <Table>
        <thead>
          <tr>
            <td />
            <th scope="col" className="scale-head" data-from={from} data-to={to} data-unit={unit}>
              <VisuallyHidden>{`${between(from, to)} ${unit}`}</VisuallyHidden>
            </th>
            <th scope="col" className="range">
              {words.forecast}
            </th>
            <th scope="col">{words.came}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.period} data-result={resultOf(row)}>
              <th scope="row">{row.period}</th>
              <td className="scale" aria-hidden="true">
                <span
                  className="span"
                  style={{ "--low": at(row.low), "--width": at(from + row.high - row.low) }}
                />
                {row.came !== null && <span className="dot" style={{ "--at": at(row.came) }} />}
              </td>
              <td className="range">{between(row.low, row.high)}</td>
              <td className="came">{row.came ?? words.notYet}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Key>
        <li>
          <span className="span" aria-hidden="true" />
          {words.rangeKey}
        </li>
        <li>
          <span className="dot" aria-hidden="true" />
          {words.insideKey}
        </li>
        <li data-result="outside">
          <span className="dot" aria-hidden="true" />
          {words.outsideKey}
        </li>
      </Key>
    </div>
  );
}

function resultOf({ low, high, came }: Row): "inside" | "outside" | "open" {
  if (came === null) return "open";
  return came >= low && came <= high ? "inside" : "outside";
}

const marks = `
  .span {
    height: 12px;
    border: 0 solid ${color.teal};
    border-inline-width: 2px;
    background: ${color.onDeep};
  }
  .dot {
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.ink};
    box-shadow: 0 0 0 2px ${color.white};
  }
  [data-result="outside"] .dot { background: ${color.bronze}; }
  ${media.forcedColors} {
    .dot, [data-result="outside"] .dot { background: CanvasText; }
  }
`;

const Table = styled.table`
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
  tbody tr:last-child {
    border: 0;
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
  /* On a narrow sheet ranges are short, and their figures are for screen readers: a dot must leave their ends in view. */
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
    grid-template-columns: minmax(0, 1fr) max-content;
    tr {
      row-gap: 8px;
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
  ${wide} {
    --gap: 22px;
  }
`;

const Key = styled.ul`
  ${type.small}
  ${marks}
  display: flex;
  flex-wrap: wrap;
  gap: 4px 28px;
  margin-top: 14px;
  color: ${color.muted};
  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .span {
    width: 26px;
  }
`;

export const fragment = graphql`
  fragment Forecast on SpecimenForecast {
    unit
    from
    to
    rows {
      period
      low
      high
      came
    }
  }
`;
