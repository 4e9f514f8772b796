import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { color } from "../../theme/tokens";
import { serif, type } from "../../theme/type";
import { Arrow } from "../../ui/arrow";
import { columns, wide } from "./measures";

type MistakesProps = {
  heading: string;
  mistakes: readonly Queries.MistakeFragment[];
  /** Hidden words before the answer that is struck out. */
  said: ReactNode;
};

/** Single mistakes: what was asked, the wrong answer struck out, the right one. */
export const Mistakes = ({ heading, mistakes, said }: MistakesProps) => (
  <List>
    <h4>{heading}</h4>
    <ul>
      {mistakes.map((mistake) => (
        <li key={mistake.quote}>
          <q>{mistake.quote}</q>
          <div>
            <p>
              {said}
              <del>{mistake.said}</del>{" "}
              <span>
                <Arrow /> <strong>{mistake.truth}</strong>
              </span>
            </p>
            <p className="why">{mistake.note}</p>
          </div>
        </li>
      ))}
    </ul>
  </List>
);

const List = styled.div`
  margin-top: 36px;
  h4 {
    font-weight: 550;
    padding-bottom: 8px;
    border-bottom: 1px solid ${color.sand200};
  }
  li {
    padding-block: 14px;
    border-bottom: 1px solid ${color.sand200};
  }
  li:last-child {
    padding-bottom: 0;
    border: 0;
  }
  q {
    display: block;
    margin-bottom: 4px;
    ${serif("1.3125rem", "1.25", "-0.01em")}
  }
  li p,
  .why {
    ${type.small}
  }
  del {
    color: ${color.subtle};
    text-decoration: var(--struck, line-through 1.5px ${color.bronze});
    text-underline-offset: 0.3em;
  }
  svg {
    display: inline;
    width: 1em;
    height: 1em;
    vertical-align: -0.1em;
    color: ${color.subtle};
  }
  strong {
    font-weight: 550;
  }
  /* The arrow stays with what it leads to. */
  p > span:last-child {
    display: inline-block;
  }
  .why {
    color: ${color.muted};
  }
  ${wide} {
    li {
      display: grid;
      grid-template-columns: 1fr ${columns.last};
      column-gap: 22px;
    }
  }
`;

export const fragment = graphql`
  fragment Mistake on Mistake {
    quote
    said
    truth
    note
  }
`;
