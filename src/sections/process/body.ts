import styled from "@emotion/styled";
import { color, media, space } from "../../theme/tokens";
import { serif, textLine, type } from "../../theme/type";
import { Inner } from "../../ui/band";
import { node } from "../../ui/node";
import { NAMES } from "./lines";

/** Three rows: the lines into the steps and out of them are placed by where rows start. */
export const Body = styled(Inner)`
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
  .hold {
    padding-top: var(--before-hold, 8px);
  }
  .hold dd {
    color: var(--text);
    ${serif("1.3125rem", "1.28", "-0.01em")}
  }
  ${media.sm} {
    --above: 72px;
    --before-hold: 0;
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
  }
`;
