import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color } from "../../theme/tokens";
import { textLine, type } from "../../theme/type";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { middle, wide } from "./measures";

type ProcessMapProps = { map: Queries.ProcessMapFragment; words: Queries.SpecimenWordsFragment };

/** The steps of a job today, along a line, and what becomes of each. */
export const ProcessMap = ({ map: { steps }, words }: ProcessMapProps) => (
  <Steps className="part" style={{ "--steps": steps.length }}>
    {steps.map(({ before, how, after, then }) => (
      <li key={before} data-gone={!after}>
        <div>
          <p className="name">{after ? before : <del>{before}</del>}</p>
          <p>{how}</p>
        </div>
        <span className="node" aria-hidden="true" />
        <div>
          <p className="name after">
            {after && <VisuallyHidden>{words.becomes} </VisuallyHidden>}
            {after ?? words.fallsAway}
          </p>
          {then && <p>{then}</p>}
        </div>
      </li>
    ))}
  </Steps>
);

const Steps = styled.ol`
  ${type.small}
  color: ${color.muted};
  line-height: ${textLine("1.4")};
  li {
    position: relative;
    padding-block: 0 24px;
    padding-inline: 36px 0;
  }
  li:last-child {
    padding-bottom: 0;
  }
  /* The line to the next step. */
  li:not(:last-child)::before {
    content: "";
    position: absolute;
    inset-block: 12px -12px;
    inset-inline-start: 8px;
    width: 2px;
    background: ${color.teal};
  }
  .node {
    position: absolute;
    top: 2px;
    inset-inline-start: 0;
    width: 18px;
    height: 18px;
    border: 2px solid ${color.teal};
    border-radius: 50%;
    background: ${color.teal};
  }
  [data-gone="true"] .node {
    border: 2px dashed ${color.control};
    background: ${color.white};
  }
  .name {
    color: ${color.ink};
    font-size: 1rem;
    font-weight: 550;
  }
  .after {
    margin-top: 4px;
    color: ${color.teal};
  }
  [data-gone="true"] .name {
    color: ${color.subtle};
  }
  del {
    text-decoration: var(--gone, line-through);
  }
  ${middle} {
    li {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 24px;
    }
    .after {
      margin: 0;
    }
  }
  ${wide} {
    display: grid;
    grid-template: auto 18px auto / repeat(var(--steps), minmax(0, 1fr));
    grid-auto-flow: column;
    row-gap: 14px;
    column-gap: 14px;
    li {
      grid-row: 1 / -1;
      grid-template: subgrid / none;
      row-gap: inherit;
      padding: 0;
    }
    li:not(:last-child)::before {
      position: static;
      grid-area: 2 / 1;
      align-self: center;
      width: calc(100% + 14px);
      height: 2px;
    }
    .node {
      position: relative;
      top: 0;
      grid-area: 2 / 1;
    }
    li > div:first-of-type {
      grid-row: 1;
    }
    li > div:last-of-type {
      grid-row: 3;
    }
  }
`;

export const fragment = graphql`
  fragment ProcessMap on SpecimenMap {
    steps {
      before
      how
      after
      then
    }
  }
`;
