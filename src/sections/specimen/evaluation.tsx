import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color } from "../../theme/tokens";
import { serif, type } from "../../theme/type";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { Table } from "./evaluation-table";
import { Mistakes } from "./mistakes";

type EvaluationProps = { evaluation: Queries.EvaluationFragment; words: Queries.SpecimenWordsFragment };

/** A test: how often something was right in each group, and where it goes wrong. */
export function Evaluation({ evaluation, words }: EvaluationProps) {
  const { rows, measure, mistakes, mistakesHeading } = evaluation;
  const right = sum(rows.map((row) => row.right));
  const all = sum(rows.map((row) => row.all));
  // A group is low if its share of right answers is below that of the agreed measure.
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
  flex-wrap: wrap;
  gap: 20px 40px;
  margin-bottom: 28px;
  color: ${color.muted};
  /* Side by side where each has room for its words. */
  > p {
    flex: 1 1 11em;
    min-width: min-content;
    max-width: max-content;
    overflow-wrap: break-word;
  }
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
