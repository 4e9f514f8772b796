import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Arrow } from "../ui/arrow";
import { Band, Grid, Inner } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { Landing } from "../ui/channel";
import { Question } from "../ui/question";
import { Reveal } from "../ui/reveal";
import { NoWrap } from "../ui/no-wrap";

type FaqProps = { texts: Queries.FaqTextsFragment; faqs: readonly Queries.FaqItemFragment[] };

/** Questions and answers, of which at most one is open. */
export const Faq = ({ texts: { faq: texts }, faqs }: FaqProps) => (
  <Band>
    <Inner>
      <Columns>
        <Line />
        <Reveal className="heading">
          <h2>{texts.heading}</h2>
        </Reveal>
        <div className="list">
          {faqs.map(({ question, answer }) => (
            <Question key={question} question={question} answer={answer} />
          ))}
          <div className="closing">
            <ButtonLink to={texts.button.to}>
              {texts.button.label}
              <Arrow />
            </ButtonLink>
            <p>
              <NoWrap text={texts.closing} />
            </p>
          </div>
        </div>
      </Columns>
    </Inner>
  </Band>
);

const Columns = styled(Grid)`
  position: relative;
  .heading,
  .list {
    grid-column: 1 / -1;
  }
  h2 {
    ${type.h2}
    margin-bottom: 40px;
  }
  .closing {
    display: flex;
    flex-wrap: wrap-reverse;
    align-items: center;
    gap: 16px 28px;
    padding-top: 40px;
    color: var(--text2);
  }
  .closing p {
    flex: 1 1 15em;
    text-wrap: balance;
  }
  ${media.lg} {
    .heading {
      grid-column: 1 / 5;
    }
    h2 {
      position: sticky;
      top: 120px;
    }
    .list {
      grid-column: 5 / -1;
      padding-inline-start: 56px;
    }
  }
`;

/** From the band's edge past every question to the button. */
const Line = styled(Landing)`
  inset-block: calc(-1 * ${space.section}) 26px;
  inset-inline-start: calc(-1 * ${space.indent});
  ${media.lg} {
    grid-column: 5 / -1;
    width: 40px;
  }
`;

export const fragment = graphql`
  fragment FaqTexts on HomePage {
    faq {
      heading
      closing
      button {
        label
        to
      }
    }
  }
  fragment FaqItem on Faq {
    question
    answer
  }
`;
