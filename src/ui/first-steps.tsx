import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media } from "../theme/tokens";
import { type } from "../theme/type";
import { NoWrap } from "./no-wrap";
import { node } from "./node";

type FirstStepsProps = {
  process: Queries.FirstStepsFragment;
  /** Side by side below the form; on wide screens the channel runs along above them. */
  across?: boolean;
  className?: string;
};

/** What happens after somebody has written, in short: nodes on the channel that leads to the form. */
export const FirstSteps = ({ process, across = false, className }: FirstStepsProps) => (
  <Steps data-across={across} className={className}>
    {process.firstSteps.map(({ name, text }) => (
      <li key={name}>
        <p className="name">{name}</p>
        <p className="what">
          <NoWrap text={text} />
        </p>
      </li>
    ))}
  </Steps>
);

const Steps = styled.ol`
  ${type.bodyS}
  display: grid;
  gap: 22px;
  color: var(--text2);
  li {
    position: relative;
  }
  /* Its middle is on the channel. */
  li::before {
    ${node}
    top: 5px;
  }
  &[data-across="true"] {
    padding-top: 24px;
    border-top: 1px solid var(--rule);
    li::before {
      content: none;
    }
    ${media.sm} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      row-gap: 0;
      /* Texts beside each other begin on one line. */
      li {
        display: grid;
        grid-template-rows: subgrid;
        grid-row: span 2;
      }
    }
    ${media.lg} {
      padding-top: 25px;
      border: 0;
      li::before {
        content: "";
        top: -32px;
        inset-inline-start: 0;
        background: ${color.paper};
      }
    }
  }
  ${media.print} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li::before {
      content: none;
    }
  }
  .what {
    text-wrap: balance;
  }
  .name {
    color: var(--text);
    font-weight: 550;
  }
`;

export const fragment = graphql`
  fragment FirstSteps on Process {
    firstSteps {
      name
      text
    }
  }
`;
