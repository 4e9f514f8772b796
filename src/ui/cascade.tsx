import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Inner } from "./band";
import { TextLink } from "./button";
import { Run } from "./channel";
import { Descent, Start } from "./descent";

type CascadeProps = {
  steps: readonly Queries.ReasonsItemFragment[];
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
          <Descent first={index === 0} />
          <h3>{title}</h3>
          <p>
            {`${text} `}
            <span>{check}</span>
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
  ${media.lg} {
    container-type: inline-size;
    gap: 0;
    li {
      /* As many steps as there are reasons lead exactly to column 5, where the questions begin. */
      --stride: calc((100cqw + ${space.gap}) / var(--drops));
      min-height: 142px;
      margin-inline-start: calc(var(--step) * var(--stride));
      padding-block: 20px 22px;
      padding-inline-start: 36px;
    }
    /* The last step's line runs out of the band. */
    li:last-child {
      --fall: calc(${space.section} + 2px);
    }
  }
`;
