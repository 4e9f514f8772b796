import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { Run, Stub } from "../ui/channel";
import { Reveal } from "../ui/reveal";

type ValuesProps = { heading: string; values: readonly Queries.ValuesItemFragment[] };

/** The company's values, in large type. */
export const Values = ({ heading, values }: ValuesProps) => (
  <Band ground="sand">
    <Inner>
      <Run />
      <Heading>
        <Stub />
        {heading}
      </Heading>
      {values.map(({ title, text }) => (
        <Reveal key={title}>
          <Row>
            <h3>{title}</h3>
            <p>{text}</p>
          </Row>
        </Reveal>
      ))}
    </Inner>
  </Band>
);

const Heading = styled.h2`
  ${type.story}
  line-height: 1.1;
  position: relative;
  margin-bottom: 40px;
`;

const Row = styled(Grid)`
  align-items: first baseline;
  padding-block: 32px 36px;
  border-top: 1px solid var(--rule);
  > * {
    grid-column: 1 / -1;
  }
  *:last-child > & {
    border-bottom: 1px solid var(--rule);
  }
  h3 {
    ${type.value}
  }
  p {
    ${type.body}
    margin-top: 12px;
    color: var(--text2);
  }
  ${media.lg} {
    h3 {
      grid-column: 1 / 8;
    }
    p {
      grid-column: 8 / -1;
      margin: 0;
    }
  }
`;

export const fragment = graphql`
  fragment ValuesItem on Value {
    title
    text
  }
`;
