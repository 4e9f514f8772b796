import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { fill } from "../../fill";
import { color } from "../../theme/tokens";
import { type } from "../../theme/type";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { marks } from "./forecast-marks";
import { Table } from "./forecast-table";

type ForecastProps = { forecast: Queries.ForecastFragment; words: Queries.SpecimenWordsFragment };

type Row = Queries.ForecastFragment["rows"][number];

/** Forecasts beside what came. */
export function Forecast({ forecast: { from, to, unit, rows }, words }: ForecastProps) {
  const between = (low: number, high: number) => fill(words.range, { low, high });
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
              <td className="scale">
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
