import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Run } from "../ui/channel";
import { Part } from "../ui/part";
import { Reveal } from "../ui/reveal";

type ValuesProps = { heading: string; values: readonly Queries.ValuesItemFragment[] };

/** The company's values: what each means, in large type, and its name above. */
export const Values = ({ heading, values }: ValuesProps) => (
  <Band ground="sand">
    <Inner>
      <Run />
      <Part heading={heading}>
        {values.map(({ title, text }) => (
          <Reveal key={title}>
            <Row>
              <h3>{title}</h3>
              <p>{text}</p>
            </Row>
          </Reveal>
        ))}
      </Part>
    </Inner>
  </Band>
);

const Row = styled.div`
  padding-block: 26px 30px;
  border-top: 1px solid var(--rule);
  *:last-child > & {
    border-bottom: 1px solid var(--rule);
  }
  h3 {
    ${type.claimTitle}
    color: ${color.teal};
  }
  p {
    ${type.claim}
    max-width: 21em;
    margin-top: 2px;
    text-wrap: balance;
  }
`;

export const fragment = graphql`
  fragment ValuesItem on Value {
    title
    text
  }
`;
