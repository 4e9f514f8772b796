import styled from "@emotion/styled";
import type { ToggleEvent } from "react";
import { bringIntoView } from "../hooks/bring-into-view";
import { color, media, space, time } from "../theme/tokens";
import { type } from "../theme/type";
import { disclosure, Sign } from "./disclosure";
import { NoWrap } from "./no-wrap";
import { node } from "./node";

type QuestionProps = { question: string; answer: string };

/** A question that opens its answer. All share a name, so the browser closes one when another opens. */
export const Question = ({ question, answer }: QuestionProps) => (
  <Details name="faq" onToggle={keepInView}>
    <summary>
      <h3>{question}</h3>
      <Sign size={28} />
    </summary>
    <p>
      <NoWrap text={answer} />
    </p>
  </Details>
);

/** Scrolls to an opened question, which may leave the window when an answer above it closes. */
function keepInView({ newState, currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState === "open") bringIntoView(currentTarget.firstElementChild);
}

const Details = styled.details`
  ${disclosure}
  position: relative;
  border-bottom: 1px solid var(--rule);
  summary {
    position: relative;
    gap: 24px;
    padding-block: 22px;
  }
  summary::before {
    ${node}
    top: calc(50% - 7px);
    inset-inline-start: calc(-6px - ${space.indent});
    background: ${color.paper};
    transition: background-color ${time.hover};
    ${media.lg} {
      inset-inline-start: -62px;
    }
  }
  &[open] > summary::before {
    background: var(--channel);
  }
  h3 {
    ${type.question}
  }
  .sign {
    border: 1px solid var(--rule);
  }
  &[open] .sign {
    border-color: ${color.teal};
  }
  > p {
    padding-block-end: 28px;
    color: var(--text2);
    ${media.sm} {
      padding-inline-end: 64px;
    }
  }
`;
