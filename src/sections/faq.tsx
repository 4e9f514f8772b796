import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media } from "../theme/tokens";
import { type } from "../theme/type";
import { Arrow } from "../ui/arrow";
import { Band, Grid, Inner } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { Question } from "../ui/question";
import { Reveal } from "../ui/reveal";
import { Unbroken } from "../ui/unbroken";

type FaqProps = { texts: Queries.FaqTextsFragment; faqs: readonly Queries.FaqItemFragment[] };

/** Questions and answers. The browser keeps at most one of them open: they share a name, and need no script. */
export const Faq = ({ texts: { faq: texts }, faqs }: FaqProps) => (
  <Band>
    <Inner>
      <Columns>
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
              <Unbroken text={texts.closing} />
            </p>
          </div>
        </div>
      </Columns>
    </Inner>
  </Band>
);

const Columns = styled(Grid)`
  .heading,
  .list {
    grid-column: 1 / -1;
  }
  .heading {
    padding-left: 28px;
  }
  h2 {
    ${type.h2}
    margin-bottom: 40px;
  }
  .list {
    position: relative;
    padding-left: 28px;
  }
  /* The line passes every question and ends at the button. */
  .list::before {
    content: "";
    position: absolute;
    top: -3000px;
    bottom: 26px;
    left: 0;
    width: 20px;
    border: solid var(--channel);
    border-width: 0 0 2px 2px;
    border-bottom-left-radius: 32px;
  }
  .closing {
    ${type.body}
    display: flex;
    flex-wrap: wrap-reverse;
    align-items: center;
    gap: 16px 28px;
    padding-top: 40px;
    color: var(--text2);
  }
  ${media.sm} {
    .closing {
      flex-wrap: nowrap;
    }
    .closing a {
      flex: none;
    }
  }
  ${media.lg} {
    .heading {
      grid-column: 1 / 5;
      padding: 0;
    }
    h2 {
      position: sticky;
      top: 120px;
    }
    .list {
      grid-column: 5 / -1;
      padding-left: 56px;
    }
    .list::before {
      width: 40px;
    }
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
