import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { fill } from "../../fill";
import { useSiteSettings } from "../../hooks/use-site-settings";
import { writtenDay } from "../../ui/written-day";
import { Scale } from "./rights-scale";
import { Table } from "./rights-table";

type RightsProps = { record: Queries.RightsFragment; words: Queries.SpecimenWordsFragment };

/** How many numbers of years fit on the shortest line; with more years, only every second or third is numbered. */
const LABELS = 4;

/** Until when something may be used, along a line of years. The use that ends first is marked. */
export function Rights({ record, words }: RightsProps) {
  const { made, today, rights, rightsHeading } = record;
  const { language } = useSiteSettings();
  const ends = rights.flatMap(({ until }) => until ?? []).sort();
  const [first, last] = [yearOf(made), yearOf([today, ...ends].sort().at(-1)!)];
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const at = (date: string) => (fractionOf(date) - first) / years.length;
  const scale = { "--years": years.length, "--made": at(made), "--today": at(today) } as CSSProperties;
  return (
    <Table style={scale}>
      <thead>
        <tr>
          <th scope="col">{rightsHeading}</th>
          <td className="years" aria-hidden="true">
            {years.map((year, index) => (
              <span key={year}>{index % Math.ceil(years.length / LABELS) === 0 && year}</span>
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
            <Scale aria-hidden="true">{until && <span style={{ "--until": at(until) }} />}</Scale>
            <td className="until" suppressHydrationWarning>
              {untilWords(words, until && writtenDay(until, language, "short"), until === ends[0])}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td suppressHydrationWarning>{fill(words.today, { date: writtenDay(today, language) })}</td>
        </tr>
      </tfoot>
    </Table>
  );
}

function untilWords(words: Queries.SpecimenWordsFragment, date: string | null, isFirst: boolean): string {
  if (date === null) return words.notCleared;
  return fill(isFirst ? words.ends : words.until, { date });
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
