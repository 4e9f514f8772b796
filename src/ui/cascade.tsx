import styled from "@emotion/styled";
import type { CSSProperties, ReactNode } from "react";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Inner } from "./band";
import { Channel } from "./channel";

type CascadeProps = {
  steps: readonly { readonly title: string; readonly text: string }[];
  /** What stands above the steps. */
  children: ReactNode;
};

/** Numbered steps, down which the channel descends from the gutter to column 5; on small screens it runs beside them. */
export const Cascade = ({ steps, children }: CascadeProps) => (
  <Body>
    {children}
    <Start bend="end-start" />
    <Fall at="narrow" />
    <Steps style={{ "--drops": steps.length * 3 } as CSSProperties}>
      {steps.map(({ title, text }, index) => (
        <li key={title} style={{ "--step": index } as CSSProperties}>
          {index === 0 && <Inlet bend="start-end" />}
          <Drop bend="end-start" />
          <Outlet bend="start-end" />
          <span className="number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  </Body>
);

/** Two rows: the lines into the steps and beside them are placed by where the second row starts. */
const Body = styled(Inner)`
  --above: 56px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.lg} {
    --above: 80px;
  }
`;

/** From the band's upper edge down the gutter, towards the first step. */
const Start = styled(Channel)`
  grid-row: auto / 2;
  inset-block: 0 calc(-1 * var(--above));
  inset-inline-start: ${space.channel};
  width: calc(${space.gutter} / 4);
`;

/** Below 1024 px: straight down beside the steps and out of the band. */
const Fall = styled(Channel)`
  grid-row: 2 / auto;
  inset-block: var(--above) 0;
  inset-inline-start: 0;
`;

const Inlet = styled(Channel)`
  top: -2px;
  inset-inline-start: calc(${space.gutter} / -4 - 1px);
  width: calc(${space.gutter} / 4 + 3px);
  height: 26px;
`;

/** Down the side of a step, and towards the next. */
const Drop = styled(Channel)`
  inset-block: 22px 0;
  inset-inline-start: 0;
  width: calc(var(--unit) / 2);
`;

/** Down to the next step; from the last one, out of the band. */
const Outlet = styled(Channel)`
  top: calc(100% - 2px);
  inset-inline-start: calc(var(--unit) / 2);
  width: calc(var(--unit) / 2 + 2px);
  height: 26px;
  *:last-child > & {
    height: calc(${space.section} + 2px);
  }
`;

const Steps = styled.ol`
  margin-top: var(--above);
  padding-block-start: 20px;
  padding-inline-start: 28px;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 52px 1fr;
    align-items: baseline;
    padding-bottom: 28px;
  }
  .number {
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
    padding: 0;
    li {
      /* As many steps as there are reasons lead exactly to column 5, where the questions begin. */
      --unit: calc((100cqw + ${space.gap}) / var(--drops));
      min-height: 112px;
      margin-inline-start: calc(var(--step) * var(--unit));
      padding-block: 24px;
      padding-inline-start: 32px;
    }
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
