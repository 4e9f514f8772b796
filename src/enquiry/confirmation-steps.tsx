import styled from "@emotion/styled";
import { fill } from "../fill";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { NoWrap } from "../ui/no-wrap";
import { node } from "../ui/node";

export type Hours = { readonly days: string; readonly time: string };

type ConfirmationStepsProps = {
  /** The first one is done. `{days}` and `{time}` stand for the company's week. */
  steps: readonly { readonly title: string; readonly text: string }[];
  hours: Hours;
};

/** What happens after sending. The channel reaches the first step; from there on it is a pale line. */
export const ConfirmationSteps = ({ steps, hours }: ConfirmationStepsProps) => (
  <Steps>
    {steps.map(({ title, text }) => (
      <li key={title}>
        <h4>{title}</h4>
        <p>
          <NoWrap text={fill(text, hours)} />
        </p>
      </li>
    ))}
  </Steps>
);

const Steps = styled.ol`
  --node-x: 0px;
  display: grid;
  gap: 26px;
  margin-top: 20px;
  padding-inline-start: 30px;
  li {
    position: relative;
    display: grid;
    gap: 2px 24px;
  }
  /* The pale line down to the next step. */
  li:not(:last-child)::before {
    content: "";
    position: absolute;
    inset-block: 12px -38px;
    inset-inline-start: calc(var(--node-x) - 24px);
    border-inline-start: 2px solid var(--rule);
  }
  li::after {
    ${node}
    top: 6px;
    inset-inline-start: calc(var(--node-x) - 30px);
    border-color: ${color.control};
    background: ${color.white};
  }
  li:first-child::after {
    border-color: var(--channel);
    background: var(--channel);
  }
  h4 {
    ${type.step}
  }
  p {
    ${type.bodyS}
    max-width: 30em;
    color: var(--text2);
    text-wrap: balance;
  }
  @container (min-width: 560px) {
    li {
      grid-template-columns: var(--name) 1fr;
    }
  }
  ${media.lg} {
    /* Where the page has a gutter for the channel, the steps stand in it. */
    [data-gutter="true"] & {
      --node-x: calc(${space.channel} + 24px);
      padding-inline-start: 0;
    }
  }
  ${media.forcedColors} {
    li:first-child::after {
      background: CanvasText;
    }
  }
`;
