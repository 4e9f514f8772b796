import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color } from "../../theme/tokens";
import { type } from "../../theme/type";
import { wide } from "./measures";

/** Notes with a term each: a release note, a log, a call sheet. */
export const Notes = ({ notes: { title, aside, items, limits } }: { notes: Queries.NotesFragment }) => (
  <Sheet className="part">
    <div className="head">
      <h4>{title}</h4>
      <p>{aside}</p>
    </div>
    <dl>
      {items.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {limits?.map(({ term, text }) => (
        <div key={term} className="limit">
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
);

const Sheet = styled.div`
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 12px;
    padding-bottom: 14px;
  }
  h4 {
    ${type.cardTitle}
  }
  .head p {
    color: ${color.muted};
  }
  /* Notes that follow something else start a sheet of their own. */
  .part + & {
    padding-top: 24px;
    border-top: 2px solid ${color.ink};
    h4 {
      ${type.specimen}
    }
  }
  dl > div {
    padding-block: 10px;
    border-top: 1px solid ${color.sand200};
  }
  dt {
    font-weight: 550;
  }
  dd {
    color: ${color.muted};
  }
  .limit dt {
    color: ${color.bronze};
  }
  ${wide} {
    dl > div {
      display: grid;
      grid-template-columns: var(--notes-term, 7.1875rem) 1fr;
      column-gap: 22px;
    }
  }
`;

export const fragment = graphql`
  fragment Notes on SpecimenNotes {
    title
    aside
    items {
      term
      text
    }
    limits {
      term
      text
    }
  }
`;
