import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Minus, Plus } from "lucide-react";
import { color, ease, media, time } from "../theme/tokens";
import { type } from "../theme/type";
import { Arrow } from "../ui/arrow";
import { Band, Grid, Inner } from "../ui/band";
import { ButtonLink } from "../ui/button";
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
            <Question key={question} name="faq">
              <summary>
                <h3>{question}</h3>
                <span className="sign">
                  <Plus className="plus" size={28} strokeWidth={1.75} aria-hidden="true" />
                  <Minus className="minus" size={28} strokeWidth={1.75} aria-hidden="true" />
                </span>
              </summary>
              <p>
                <Unbroken text={answer} />
              </p>
            </Question>
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

const Question = styled.details`
  position: relative;
  border-bottom: 1px solid var(--rule);
  interpolate-size: allow-keywords;
  &::before {
    content: "";
    position: absolute;
    z-index: 1;
    top: 37px;
    left: -34px;
    width: 14px;
    height: 14px;
    border: 2px solid var(--channel);
    border-radius: 50%;
    background: ${color.paper};
    transition: background-color ${time.hover};
  }
  &[open]::before {
    background: var(--channel);
  }
  ${media.lg} {
    &::before {
      left: -62px;
    }
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 24px;
    padding-block: 22px;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  h3 {
    ${type.question}
  }
  summary:hover h3 {
    color: ${color.teal};
  }
  .sign {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border: 1px solid var(--rule);
    border-radius: 50%;
    color: ${color.teal};
    transition:
      background-color ${time.hover},
      color ${time.hover};
  }
  &[open] .sign {
    border-color: ${color.teal};
    background: ${color.teal};
    color: ${color.white};
  }
  &[open] .plus,
  &:not([open]) .minus {
    display: none;
  }
  > p {
    ${type.body}
    padding: 0 64px 28px 0;
    color: var(--text2);
  }
  &::details-content {
    block-size: 0;
    overflow: clip;
    transition:
      block-size ${time.open} ${ease.standard},
      content-visibility ${time.open} allow-discrete;
  }
  &[open]::details-content {
    block-size: auto;
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
