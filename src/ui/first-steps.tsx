import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { NoWrap } from "./no-wrap";

type FirstStepsProps = {
  process: Queries.FirstStepsFragment;
  /** Side by side below the form, where no channel leads to it. */
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
    content: "";
    position: absolute;
    z-index: 1;
    top: 5px;
    inset-inline-start: calc(${space.channel} - ${space.indent} - 6px);
    width: 14px;
    height: 14px;
    border: 2px solid var(--channel);
    border-radius: 50%;
    background: ${color.sand100};
  }
  &[data-across="true"] {
    padding-top: 24px;
    border-top: 1px solid var(--rule);
    li::before {
      content: none;
    }
    ${media.sm} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
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
