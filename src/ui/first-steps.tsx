import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, space } from "../theme/tokens";
import { type } from "../theme/type";
import { NoWrap } from "./no-wrap";

/** What happens after somebody has written, in short: nodes on the channel that leads to the form. */
export const FirstSteps = ({ process }: { process: Queries.FirstStepsFragment }) => (
  <Steps>
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
    background: var(--ground, ${color.sand100});
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
