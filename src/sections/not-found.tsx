import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, media, radius, space } from "../theme/tokens";
import { type } from "../theme/type";
import { BackArrow } from "../ui/arrow";
import { ButtonLink, SecondaryButton } from "../ui/button";
import { Grid, Inner } from "../ui/band";
import { Channel } from "../ui/channel";

/** The not-found page: a heading, a link home and a button back. */
export function NotFound({ page: { heading, text, home, back } }: { page: Queries.NotFoundFragment }) {
  const settings = useSiteSettings();
  return (
    <Ground data-ground="dark">
      <Inner>
        <Line bend="end-start" at="all" whole />
        <p className="number" aria-hidden="true">
          404
        </p>
        <Grid>
          <div className="copy">
            <h1>{heading}</h1>
            <p>{text}</p>
            <div className="actions">
              <ButtonLink to={settings.home}>{home}</ButtonLink>
              <SecondaryButton type="button" className="back" onClick={() => window.history.back()}>
                <BackArrow />
                {back}
              </SecondaryButton>
            </div>
          </div>
        </Grid>
      </Inner>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  display: grid;
  min-height: 100svh;
  overflow: clip;
  /* Separates the page from the footer, which has the same background. */
  border-bottom: 1px solid ${color.ink700};
  background: ${color.ink};
  color: ${color.paper};
  > div {
    display: grid;
    align-content: center;
    padding-block: calc(var(--header) + 24px) 80px;
  }
  .number {
    max-width: none;
    font: 400 min(clamp(9rem, 30vw, 27rem), 40vw) / 0.86 var(--serif);
    letter-spacing: -0.03em;
    text-indent: -0.03em;
  }
  /* In right-to-left text the tracking is at the other end. */
  html[dir="rtl"] & .number {
    text-indent: 0;
    padding-inline-start: 0.03em;
  }
  .copy {
    grid-column: 1 / -1;
    padding-top: 64px;
  }
  ${media.sidewaysPhone} {
    .number {
      font-size: 36vh;
    }
  }
  h1 {
    ${type.h2}
  }
  .copy p {
    ${type.lead}
    text-wrap: balance;
    max-width: 30em;
    margin-block: 16px 32px;
    color: ${color.mist};
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  /* The button needs a script. */
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

/** From the top of the page down the gutter to below the number (the end of row 1), then dashed to the heading. */
const Line = styled(Channel)`
  --bend: ${radius.longLine};
  border-block-end: 2px dashed color-mix(in srgb, var(--channel) 55%, transparent);
  grid-row: auto / 2;
  /* Clear of the logo. */
  inset-block: calc(var(--header) + 12px) -28px;
  inset-inline-start: ${space.channel};
  width: min(60%, 240px);
  ${media.lg} {
    inset-block: 0 -52px;
    width: calc((100% + ${space.gap}) * 5 / 12 + ${space.gutter} / 2 - 24px);
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
