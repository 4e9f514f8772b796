import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { Run, Stub } from "../ui/channel";
import { NumberedList } from "../ui/numbered-list";
import { Reveal } from "../ui/reveal";

/** What a service covers: introduction and list of steps. */
export function ServiceScope({ service }: { service: Queries.ServiceScopeFragment }) {
  const { intro, bullets } = service;
  return (
    <Band>
      <Inner>
        <Run />
        <Scope>
          <h2>
            <Stub />
            {bullets.heading}
          </h2>
          <div className="text">
            {intro.split("\n\n").map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Reveal className="list">
            <NumberedList items={bullets.items} />
          </Reveal>
        </Scope>
      </Inner>
    </Band>
  );
}

const Scope = styled(Grid)`
  > * {
    grid-column: 1 / -1;
  }
  h2 {
    ${type.h2s}
    position: relative;
  }
  .text {
    display: grid;
    gap: 1em ${space.columnGap};
    margin-block: 28px 48px;
    color: var(--text2);
  }
  ${media.lg} {
    /* Beside the text and the list: a long heading must not push the list down. */
    h2 {
      grid-area: 1 / 1 / span 2 / 5;
      align-self: start;
    }
    .text,
    .list {
      grid-column: 5 / -1;
    }
    .text {
      margin-top: 4px;
    }
  }
  ${media.lgOrPrint} {
    /* The same columns as the list below. */
    .text {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.print} {
    /* A grid's rows leave a gap at the end of a printed page. */
    display: block;
    .text {
      margin-block: 12px 20px;
    }
  }
`;

export const fragment = graphql`
  fragment ServiceScope on Service {
    intro
    bullets {
      heading
      items
    }
  }
`;
