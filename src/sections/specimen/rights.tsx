import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { useSiteSettings } from "../../hooks/use-site-settings";
import { color } from "../../theme/tokens";
import { line, type } from "../../theme/type";
import { writtenDay } from "../../ui/written-day";
import { tableStyle, wide } from "./sheet";

type RightsProps = { record: Queries.RightsFragment; words: Queries.SpecimenWordsFragment };

/** Until when something may be used, along a line of years. The use that ends first is marked. */
export function Rights({ record, words }: RightsProps) {
  const { made, today, rights, rightsHeading } = record;
  const { language } = useSiteSettings();
  const ends = rights.flatMap(({ until }) => until ?? []).sort();
  const [first, last] = [yearOf(made), yearOf(ends.at(-1) ?? made)];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const at = (date: string) => (fractionOf(date) - first) / years.length;
  const scale = { "--years": years.length, "--made": at(made), "--today": at(today) } as CSSProperties;
  return (
    <Table style={scale}>
      <thead>
        <tr>
          <th scope="col">{rightsHeading}</th>
          <td className="years" aria-hidden="true">
            {years.map((year) => (
              <span key={year}>{year}</span>
            ))}
          </td>
        </tr>
      </thead>
      <tbody>
        {rights.map(({ use, where, until }) => (
          <tr key={use} data-state={until ? (until === ends[0] ? "ends" : "cleared") : "not-cleared"}>
            <th scope="row">
              {use} <span className="where">{where}</span>
            </th>
            <td className="line" aria-hidden="true">
              {until && <span style={{ "--until": at(until) }} />}
            </td>
            <td className="until" suppressHydrationWarning>
              {untilWords(words, until && writtenDay(until, language, "short"), until === ends[0])}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td suppressHydrationWarning>{words.today.replace("{date}", writtenDay(today, language))}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

function untilWords(words: Queries.SpecimenWordsFragment, date: string | null, isFirst: boolean): string {
  if (date === null) return words.notCleared;
  return (isFirst ? words.ends : words.until).replace("{date}", date);
}

function yearOf(date: string): number {
  return new Date(date).getUTCFullYear();
}

/** A day as a number of years: the middle of 2026 is 2026.5. */
function fractionOf(date: string): number {
  const year = yearOf(date);
  const start = Date.UTC(year, 0, 1);
  return year + (Date.parse(date) - start) / (Date.UTC(year + 1, 0, 1) - start);
}

const Table = styled.table`
  ${tableStyle}
  margin-top: 24px;
  thead th {
    padding-bottom: 10px;
    font-weight: 550;
  }
  .years {
    ${type.small}
    display: grid;
    grid-template-columns: repeat(var(--years), 1fr);
    border-bottom: 1px solid ${color.sand200};
    color: ${color.subtle};
  }
  .years span {
    padding-inline-start: 8px;
    border-inline-start: 1px solid ${color.sand300};
  }
  thead th,
  tbody th,
  .until,
  thead tr,
  tbody tr,
  tfoot tr {
    display: block;
  }
  tbody tr {
    position: relative;
    padding-block: 12px 6px;
  }
  tbody th {
    padding-inline-end: 8.4em;
    font-weight: 550;
    line-height: ${line("1.4")};
  }
  .where {
    display: block;
    color: ${color.muted};
    font-weight: 400;
  }
  .until {
    position: absolute;
    top: 22px;
    inset-inline-end: 0;
  }
  [data-state="ends"] .until {
    color: ${color.bronze};
    font-weight: 550;
  }
  .line {
    position: relative;
    display: block;
    height: 32px;
  }
  /* The scale; dashed where nothing is cleared. */
  .line::before {
    content: "";
    position: absolute;
    inset: 15px 0 auto;
    border-top: 1px solid ${color.sand200};
  }
  [data-state="not-cleared"] .line::before {
    border-top: 2px dashed ${color.sand300};
  }
  /* Today. */
  .line::after {
    content: "";
    position: absolute;
    inset-block: 4px;
    inset-inline-start: calc(100% * var(--today));
    border-inline-start: 1px solid ${color.ink};
  }
  .line span {
    --mark: ${color.teal};
    position: absolute;
    top: 15px;
    inset-inline-start: calc(100% * var(--made));
    width: calc(100% * (var(--until) - var(--made)));
    border-top: 2px solid var(--mark);
  }
  .line span::after {
    content: "";
    position: absolute;
    top: -7px;
    inset-inline-end: -6px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--mark);
  }
  [data-state="ends"] .line span {
    --mark: ${color.bronze};
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
  tbody tr:last-child {
    border: 0;
  }
  ${wide} {
    thead tr,
    tbody tr {
      display: grid;
      grid-template-columns: 186px 1fr 150px;
      column-gap: 22px;
      align-items: center;
      padding: 0;
    }
    thead tr {
      align-items: end;
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
      padding-inline-end: 0;
    }
    .line {
      align-self: stretch;
      height: auto;
    }
    .line::before {
      top: 50%;
    }
    .line span {
      top: calc(50% - 1px);
    }
    .line::after {
      inset-block: -1px;
    }
    .until {
      position: static;
    }
    /* The scale is the second column. */
    tfoot td {
      --left: calc(208px + (100% - 380px) * var(--today));
    }
  }
`;

export const fragment = graphql`
  fragment Rights on SpecimenRecord {
    rightsHeading
    made
    today
    rights {
      use
      where
      until
    }
  }
`;
