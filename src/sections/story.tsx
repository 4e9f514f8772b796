import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { Run, Stub } from "../ui/channel";

/** The meaning of the company's name, and its story. */
export const Story = ({ page: { definition, story } }: { page: Queries.StoryFragment }) => (
  <Band>
    <Inner>
      <Run />
      <Grid>
        <Definition>
          <h2>
            <Stub />
            {definition.term}
          </h2>
          <p>
            <strong>{definition.kind}.</strong> {definition.text}
          </p>
        </Definition>
        <Text>
          <p className="lead">{story.lead}</p>
          <div>
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Text>
      </Grid>
    </Inner>
  </Band>
);

const Definition = styled.div`
  grid-column: 1 / -1;
  margin-bottom: 56px;
  h2 {
    ${type.index}
    /* Larger than the story beside it, on phones too. */
    font-size: clamp(2.5rem, 2.25rem + 1.1vw, 3.25rem);
    position: relative;
  }
  p {
    max-width: 25.3em;
    margin-top: 14px;
    color: var(--text2);
  }
  strong {
    font-weight: 600;
    color: ${color.ink};
  }
  ${media.lg} {
    grid-column: 1 / 5;
    margin: 0;
  }
`;

const Text = styled.div`
  grid-column: 1 / -1;
  .lead {
    ${type.story}
    text-wrap: balance;
    max-width: none;
  }
  div {
    display: grid;
    gap: 20px ${space.columnGap};
    margin-top: 40px;
    color: var(--text2);
  }
  ${media.md} {
    div {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${media.lg} {
    grid-column: 5 / -1;
  }
`;

export const fragment = graphql`
  fragment Story on AboutPage {
    definition {
      term
      kind
      text
    }
    story {
      lead
      paragraphs
    }
  }
`;
