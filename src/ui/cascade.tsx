import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Inner } from "./band";
import { TextLink } from "./button";
import { Channel, Run } from "./channel";

type Step = {
  readonly title: string;
  readonly text: string;
  readonly check: string;
  readonly link?: { readonly label: string; readonly to: string } | null;
};

type CascadeProps = {
  steps: readonly Step[];
  /** What stands above the steps. */
  children: ReactNode;
};

/** Steps down which the channel descends from the gutter to column 5; on small screens it runs straight past them. */
export const Cascade = ({ steps, children }: CascadeProps) => (
  <Body>
    {children}
    <Start bend="end-start" />
    <Run at="narrow" />
    <Steps style={{ "--drops": steps.length * 3 }}>
      {steps.map(({ title, text, check, link }, index) => (
        <li key={title} style={{ "--step": index }}>
          {index === 0 && <Inlet bend="start-end" />}
          <Drop bend="end-start" />
          <Outlet bend="start-end" />
          <h3>{title}</h3>
          <p>
            {text} <span>{check}</span>
          </p>
          {link && <TextLink to={link.to}>{link.label}</TextLink>}
        </li>
      ))}
    </Steps>
  </Body>
);

/** Two rows: the line into the steps is placed by where the second row starts. */
const Body = styled(Inner)`
  --above: 44px;
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
  display: grid;
  gap: 34px;
  margin-top: var(--above);
  li {
    position: relative;
  }
  h3 {
    ${type.claimTitle}
    color: ${color.teal};
  }
  p {
    ${type.claim}
    max-width: none;
    text-wrap: balance;
  }
  p span {
    display: block;
    color: ${color.subtle};
  }
  li > a {
    display: block;
    width: fit-content;
    margin-top: 10px;
  }
  ${media.mdToLg} {
    li {
      display: grid;
      grid-template-columns: 240px minmax(0, 1fr);
      gap: 16px;
      align-items: baseline;
    }
    li > a {
      grid-column: 2;
      margin-top: -6px;
    }
  }
  ${media.lg} {
    container-type: inline-size;
    gap: 0;
    li {
      /* As many steps as there are reasons lead exactly to column 5, where the questions begin. */
      --unit: calc((100cqw + ${space.gap}) / var(--drops));
      min-height: 142px;
      margin-inline-start: calc(var(--step) * var(--unit));
      padding-block: 20px 22px;
      padding-inline-start: 36px;
    }
  }
`;
