import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media, space } from "../theme/tokens";
import { serif, textLine, type } from "../theme/type";
import { Arrow } from "../ui/arrow";
import { Band, Inner } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { Descent, Start } from "../ui/descent";
import { Intro } from "../ui/intro";
import { NoWrap } from "../ui/no-wrap";
import { node } from "../ui/node";
import { Fall, Finish, NAMES } from "./process/lines";

/** How a project goes: steps down which the channel descends to the button that starts one. */
export function Process({ process }: { process: Queries.ProcessFragment }) {
  const { heading, intro, steps, button, closing } = process;
  const columns = [
    ["bring", process.bring],
    ["do", process.do],
    ["hold", process.hold],
  ] as const;
  return (
    <Band ground="sand" id="process">
      <Body style={{ "--steps": steps.length }}>
        <Intro>
          <h2>{heading}</h2>
          <p>{intro}</p>
        </Intro>
        <Fall bend="end-start" at="all" />
        <Start bend="end-start" at="widest" />
        <div className="steps">
          {/* Each step names its columns; on wide screens the eye finds the names above. */}
          <div className="heads" aria-hidden="true">
            {columns.map(([key, name]) => (
              <span key={key} className={key}>
                {name}
              </span>
            ))}
          </div>
          <ol>
            {steps.map((step, index) => (
              <li key={step.name} style={{ "--step": index }}>
                <Descent first={index === 0} at="widest" />
                <h3>{step.name}</h3>
                <dl>
                  {columns.map(([key, name]) => (
                    <div key={key} className={key}>
                      <dt>{name}</dt>
                      <dd>
                        <NoWrap text={step[key]} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        </div>
        <div className="end">
          <Finish bend="end-start" at="widest" />
          <ButtonLink to={button.to}>
            {button.label}
            <Arrow />
          </ButtonLink>
          <p>{closing}</p>
        </div>
      </Body>
    </Band>
  );
}

/** Three rows: the lines into the steps and out of them are placed by where rows start. */
const Body = styled(Inner)`
  --above: 44px;
  --below: 48px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  .steps {
    margin-top: var(--above);
  }
  .heads {
    display: none;
  }
  ol {
    display: grid;
    gap: 44px;
  }
  li {
    position: relative;
  }
  h3 {
    ${serif("1.75rem", "1.12", "-0.018em")}
  }
  /* A node on the line, in the middle of each name's first line. */
  h3::before {
    ${node}
    top: calc(var(--first-line) - 7px);
  }
  dl {
    ${type.bodyS}
    display: grid;
    gap: 10px ${space.gap};
    margin-top: 16px;
    padding-top: 14px;
    border-top: 1px solid var(--rule);
    color: var(--text2);
    line-height: ${textLine("1.5")};
  }
  dl > div {
    display: grid;
    grid-template-columns: var(--process-label, 82px) minmax(0, 1fr);
    column-gap: 6px;
    align-items: baseline;
  }
  dd {
    text-wrap: balance;
  }
  dt,
  .heads {
    color: ${color.subtle};
    font-weight: 550;
    font-size: 0.9375rem;
  }
  .hold dt,
  .heads .hold {
    color: ${color.teal};
  }
  .hold dd {
    color: var(--text);
    ${serif("1.3125rem", "1.28", "-0.01em")}
  }
  .end {
    ${type.body}
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 24px;
    margin-top: var(--below);
    color: var(--text2);
  }
  ${media.sm} {
    --above: 72px;
    dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      column-gap: ${space.columnGap};
    }
    dl > div {
      display: block;
    }
    dt {
      margin-bottom: 4px;
    }
  }
  ${media.xl} {
    --above: 80px;
    --below: 42px;
    --stride: 34px;
    --bend: calc(var(--stride) / 2);
    /* How tall the names of the columns are: lines start above them. */
    --heads: calc(1.6rem + 15px);
    .heads,
    li {
      display: grid;
      grid-template-columns: calc(${NAMES} - ${space.gap}) repeat(3, minmax(0, 1fr));
      column-gap: ${space.gap};
    }
    .heads {
      padding-bottom: 14px;
      font-size: 1rem;
      line-height: 1.6;
    }
    .heads .bring {
      grid-column: 2;
    }
    .heads::after {
      content: "";
      grid-column: 2 / -1;
      margin-bottom: -14px;
      padding-top: 14px;
      border-bottom: 1px solid var(--rule);
    }
    ol {
      gap: 0;
    }
    li {
      --inset: calc(var(--step) * var(--stride));
      min-height: 136px;
    }
    h3::before {
      content: none;
    }
    h3 {
      padding-block: 26px 30px;
      padding-inline-start: calc(var(--inset) + 30px);
    }
    dl {
      grid-column: 2 / -1;
      grid-template-columns: subgrid;
      column-gap: ${space.gap};
      align-content: start;
      margin: 0;
      padding-block: 26px 30px;
      border: 0;
      border-bottom: 1px solid var(--rule);
    }
    dt {
      position: absolute;
      clip-path: inset(50%);
    }
    .end {
      flex-wrap: nowrap;
      padding-inline-start: ${NAMES};
    }
    .end p {
      text-wrap: balance;
    }
  }
`;

export const fragment = graphql`
  fragment Process on Process {
    heading
    intro
    bring
    do
    hold
    steps {
      name
      bring
      do
      hold
    }
    button {
      label
      to
    }
    closing
  }
`;
