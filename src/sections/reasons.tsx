import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { color, media, radius, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Reveal } from "../ui/reveal";

type ReasonsProps = {
  texts: Queries.ReasonsTextsFragment;
  reasons: readonly Queries.ReasonsItemFragment[];
};

/** Why choose us: the channel descends one step for each reason, from the gutter to the questions' edge. */
export const Reasons = ({ texts: { reasons: texts }, reasons }: ReasonsProps) => (
  <Band ground="sand">
    <Inner>
      <Intro>
        <h2>{texts.heading}</h2>
        <p>{texts.intro}</p>
      </Intro>
      <Steps style={{ "--drops": reasons.length * 3 } as CSSProperties}>
        {reasons.map(({ title, text }, index) => (
          <li key={title} style={{ "--step": index } as CSSProperties}>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Inner>
  </Band>
);

const Intro = styled(Reveal)`
  h2 {
    ${type.h2}
  }
  p {
    ${type.lead}
    margin-top: 12px;
    color: var(--text2);
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space.gap};
    align-items: end;
    h2 {
      grid-column: 1 / 8;
    }
    p {
      grid-column: 8 / -1;
      margin: 0;
    }
  }
`;

/** The line of one step: down its left side, and a bend towards the next. */
const step = `
  li::before, li::after { content: ""; position: absolute; border: 0 solid var(--channel); }
  li::before {
    top: 22px; bottom: 0; left: 0; width: calc(var(--unit) / 2);
    border-width: 0 0 2px 2px; border-bottom-left-radius: ${radius.line};
  }
  li::after {
    top: calc(100% - 2px); left: calc(var(--unit) / 2); width: calc(var(--unit) / 2 + 2px); height: 26px;
    border-width: 2px 2px 0 0; border-top-right-radius: ${radius.line};
  }
`;

/** From the main run in the gutter to the first step, and from the last one out of the band; the band clips both. */
const ends = `
  &::before, &::after, li:last-child > span::after { content: ""; position: absolute; border: 0 solid var(--channel); }
  &::before {
    top: -3000px; left: ${space.channel}; width: calc(${space.gutter} / 4); height: 3000px;
    border-width: 0 0 2px 2px; border-bottom-left-radius: ${radius.line};
  }
  &::after {
    top: -2px; left: calc(${space.gutter} / -4 - 1px); width: calc(${space.gutter} / 4 + 3px); height: 26px;
    border-width: 2px 2px 0 0; border-top-right-radius: ${radius.line};
  }
  li:last-child > span::after {
    top: calc(100% + 22px); left: var(--unit); height: 3000px; border-left-width: 2px;
  }
`;

const Steps = styled.ol`
  position: relative;
  margin-top: 56px;
  padding: 20px 0 0 28px;
  &::after {
    content: "";
    position: absolute;
    top: 0;
    left: 0;
    height: 3000px;
    border: 0 solid var(--channel);
    border-left-width: 2px;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 52px 1fr;
    align-items: baseline;
    padding-bottom: 28px;
  }
  li > span {
    font: 400 1.375rem/1.2 var(--serif);
    color: ${color.teal};
  }
  h3 {
    ${type.h3}
  }
  p {
    ${type.body}
    grid-column: 2;
    max-width: 27em;
    margin-top: 4px;
    color: var(--text2);
  }
  ${media.lg} {
    container-type: inline-size;
    margin-top: 80px;
    padding: 0;
    ${ends}
    li {
      /* As many steps as there are reasons lead exactly to column 5, where the questions begin. */
      --unit: calc((100cqw + ${space.gap}) / var(--drops));
      min-height: 112px;
      margin-left: calc(var(--step) * var(--unit));
      padding: 24px 0 24px 32px;
    }
    ${step}
  }
  ${media.xl} {
    li {
      grid-template-columns: 60px 384px minmax(0, 27em);
      align-items: baseline;
      align-content: center;
      padding-block: 12px;
    }
    p {
      grid-column: 3;
      margin: 0;
    }
  }
`;

export const fragment = graphql`
  fragment ReasonsTexts on HomePage {
    reasons {
      heading
      intro
    }
  }
  fragment ReasonsItem on Reason {
    title
    text
  }
`;
