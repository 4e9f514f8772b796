import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color } from "../../theme/tokens";
import { serif, type } from "../../theme/type";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { Mistakes } from "./mistakes";
import { tableStyle, wide } from "./sheet";

type EvaluationProps = { evaluation: Queries.EvaluationFragment; words: Queries.SpecimenWordsFragment };

/** A test: how often something was right in each group, and where it goes wrong. */
export function Evaluation({ evaluation, words }: EvaluationProps) {
  const { rows, measure, mistakes, mistakesHeading } = evaluation;
  const right = sum(rows.map((row) => row.right));
  const all = sum(rows.map((row) => row.all));
  // What stays below the share that the agreed measure is of the whole.
  const isLow = (row: { right: number; all: number }) => row.right / row.all < measure / all;
  return (
    <div className="part">
      <Totals>
        <p>
          <span className="figure">
            {right} <span className="of">{`${words.of} ${all}`}</span>
          </span>
          {evaluation.right}
        </p>
        <p>
          <span className="figure wrong">{all - right} </span>
          {evaluation.wrong}
        </p>
      </Totals>
      <Table>
        <thead>
          <tr>
            <th scope="col">{evaluation.groupHead}</th>
            <th scope="col">{evaluation.scoreHead}</th>
            <th scope="col">{evaluation.noteHead}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.group} data-low={isLow(row)}>
              <th scope="row">{row.group}</th>
              <td className="score">
                <span
                  className="bar"
                  aria-hidden="true"
                  data-all={row.right === row.all}
                  style={{ "--share": `${(100 * row.right) / row.all}%` }}
                />
                <span className="number">
                  {row.right} <span className="of">{`${words.of} ${row.all}`}</span>
                </span>
              </td>
              <td className="why">{row.note}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {mistakes && mistakesHeading && (
        <Mistakes
          heading={mistakesHeading}
          mistakes={mistakes}
          said={<VisuallyHidden>{words.said} </VisuallyHidden>}
        />
      )}
    </div>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

const Totals = styled.div`
  ${type.small}
  display: flex;
  gap: 20px 40px;
  margin-bottom: 28px;
  color: ${color.muted};
  text-wrap: balance;
  .figure {
    display: block;
    color: ${color.ink};
    ${serif("2.5rem", "1.1", "-0.02em")}
    white-space: nowrap;
  }
  .of {
    color: ${color.subtle};
    font-size: 1.375rem;
    letter-spacing: 0;
  }
  .wrong {
    color: ${color.bronze};
  }
`;

const Table = styled.table`
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
    background: none;
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
  ${wide} {
    border: 0;
    thead {
      position: static;
      clip-path: none;
    }
    thead tr,
    tbody tr {
      display: grid;
      grid-template-columns: 134px 1fr 236px;
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
    tbody tr:last-child {
      border: 0;
    }
    tbody th {
      padding: 0;
    }
    .score {
      display: grid;
      grid-template-columns: 1fr 88px;
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

export const fragment = graphql`
  fragment Evaluation on SpecimenEvaluation {
    measure
    right
    wrong
    groupHead
    scoreHead
    noteHead
    rows {
      group
      right
      all
      note
    }
    mistakesHeading
    mistakes {
      ...Mistake
    }
  }
`;
