import styled from "@emotion/styled";
import { Minus, Plus } from "lucide-react";
import type { ToggleEvent } from "react";
import { color, media, space, time } from "../theme/tokens";
import { type } from "../theme/type";
import { NoWrap } from "./no-wrap";
import { node } from "./node";
import { opening } from "./opening";

type QuestionProps = { question: string; answer: string };

/** A question that opens its answer. All share a name, so the browser closes one when another opens. */
export const Question = ({ question, answer }: QuestionProps) => (
  <Details name="faq" onToggle={keepInView}>
    <summary>
      <h3>{question}</h3>
      <span className="sign">
        <Plus className="plus" size={28} strokeWidth={1.75} aria-hidden="true" />
        <Minus className="minus" size={28} strokeWidth={1.75} aria-hidden="true" />
      </span>
    </summary>
    <p>
      <NoWrap text={answer} />
    </p>
  </Details>
);

/** The answer that closes above may take a question out of the window. */
function keepInView({ newState, currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState === "open")
    currentTarget.firstElementChild!.scrollIntoView({ block: "nearest", behavior: "instant" });
}

const Details = styled.details`
  position: relative;
  border-bottom: 1px solid var(--rule);
  &::before {
    ${node}
    top: 37px;
    inset-inline-start: calc(-6px - ${space.indent});
    background: ${color.paper};
    transition: background-color ${time.hover};
  }
  &[open]::before {
    background: var(--channel);
  }
  ${media.lg} {
    &::before {
      inset-inline-start: -62px;
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
    padding-block-end: 28px;
    color: var(--text2);
    ${media.sm} {
      padding-inline-end: 64px;
    }
  }
  ${opening}
`;
