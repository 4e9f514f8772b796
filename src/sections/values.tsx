import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Run, Stub } from "../ui/channel";
import { Reveal } from "../ui/reveal";

type ValuesProps = { heading: string; values: readonly Queries.ValuesItemFragment[] };

/** The company's values: what each means, in large type, and its name above. */
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
  line-height: var(--serif-line, 1.1);
  position: relative;
  margin-bottom: 40px;
`;

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
    max-width: 26em;
    margin-top: 2px;
    text-wrap: balance;
  }
  ${media.lg} {
    /* In the column of the story above. */
    padding-inline-start: calc((100% + ${space.gap}) / 3);
  }
`;

export const fragment = graphql`
  fragment ValuesItem on Value {
    title
    text
  }
`;
