import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ArrowLeft } from "lucide-react";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { ButtonLink, SecondaryButton } from "../ui/button";
import { Grid, Inner } from "../ui/band";

/** Where the channel ran dry: a page that is not there, and two ways on. */
export const NotFound = ({ page: { heading, text, home, back } }: { page: Queries.NotFoundFragment }) => (
  <Ground data-ground="dark">
    <Inner>
      <p className="number" aria-hidden="true">
        <Line />
        404
      </p>
      <Grid>
        <div className="copy">
          <h1>{heading}</h1>
          <p>{text}</p>
          <div className="actions">
            <ButtonLink to="/">{home}</ButtonLink>
            <SecondaryButton type="button" className="back" onClick={() => window.history.back()}>
              <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
              {back}
            </SecondaryButton>
          </div>
        </div>
      </Grid>
    </Inner>
  </Ground>
);

const Ground = styled.section`
  position: relative;
  display: grid;
  min-height: 100svh;
  overflow: clip;
  /* The footer stands on the same ground. */
  border-bottom: 1px solid ${color.ink700};
  background: ${color.ink};
  color: ${color.paper};
  > div {
    align-self: center;
    padding-block: calc(var(--header) + 24px) 80px;
  }
  .number {
    position: relative;
    max-width: none;
    font: 400 clamp(9rem, 30vw, 27rem) / 0.86 var(--serif);
    letter-spacing: -0.03em;
    text-indent: -0.03em;
  }
  .copy {
    grid-column: 1 / -1;
    padding-top: 40px;
  }
  h1 {
    ${type.h2}
  }
  .copy p {
    ${type.lead}
    max-width: 30em;
    margin-block: 16px 32px;
    color: ${color.mist};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  /* Going back needs a script. */
  ${media.noScript} {
    .back {
      display: none;
    }
  }
  ${media.lg} {
    .copy {
      grid-column: 6 / -1;
      padding-top: 24px;
    }
  }
`;

/** From the top of the page down the gutter, round the bend, and dry before it reaches the heading. */
const Line = styled.span`
  position: absolute;
  display: none;
  top: -3000px;
  bottom: -52px;
  left: ${space.channel};
  width: calc((100% + ${space.gap}) * 5 / 12 + ${space.gutter} / 2 - 24px);
  border-left: 2px solid ${color.water};
  border-bottom: 2px dashed rgb(60 196 178 / 0.55);
  border-bottom-left-radius: 32px;
  ${media.lg} {
    display: block;
  }
`;

export const fragment = graphql`
  fragment NotFound on NotFoundPage {
    heading
    text
    home
    back
  }
`;
