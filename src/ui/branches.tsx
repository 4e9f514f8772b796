import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { color, media, radius, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Channel, Stub } from "./channel";

type BranchesProps = {
  count: number;
  /** Rows of the tallest branch, its name included. */
  rows: number;
  children: ReactNode;
};

/** In more columns a name has no room. Further branches stand below, on the lines of those above. */
const MOST_COLUMNS = 3;

/** The columns that the channel splits into. */
export const Branches = ({ count, rows, children }: BranchesProps) => (
  <Columns style={{ "--columns": Math.min(count, MOST_COLUMNS), "--rows": rows }}>
    <Source bend="end-start" />
    {children}
  </Columns>
);

/**
 * One column: its name and its content, along a line that fades to sand. On narrow screens the main run passes all
 * branches.
 */
export const Branch = ({ name, children }: { name: string; children: ReactNode }) => (
  <Column>
    <Water />
    <Inlet bend="start-end" />
    <h3>
      <NameStub />
      {name}
    </h3>
    {children}
  </Column>
);

const Columns = styled.div`
  position: relative;
  display: grid;
  gap: 56px;
  margin-top: 88px;
  ${media.lg} {
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: 0 64px;
    margin-top: 72px;
    padding-top: 88px;
  }
`;

const Column = styled.div`
  position: relative;
  h3 {
    ${type.branch}
    position: relative;
    padding-bottom: 24px;
  }
  ${media.lg} {
    display: grid;
    grid-row: span var(--rows);
    grid-template-rows: subgrid;
    padding-inline-start: 38px;
    h3 {
      padding-bottom: 32px;
    }
    &:nth-of-type(n + ${MOST_COLUMNS + 1}) {
      margin-top: 64px;
    }
  }
`;

/** From the main run to the last branch. */
const Source = styled(Channel)`
  --bend: min(${radius.line}, ${space.gutter} / 4);
  --pitch: calc((100% + 64px) / var(--columns));
  top: -24px;
  inset-inline-start: ${space.channel};
  width: calc(${space.gutter} / 2 + var(--pitch) * (var(--columns) - 1) - 20px);
  height: 26px;
`;

/** From the source into a branch. */
const Inlet = styled(Channel)`
  top: -88px;
  inset-inline-start: -22px;
  width: 24px;
  height: 26px;
  *:nth-of-type(1) > & {
    inset-inline-start: calc(${space.gutter} / -4);
    width: calc(${space.gutter} / 4 + 2px);
  }
  *:nth-of-type(n + ${MOST_COLUMNS + 1}) > & {
    display: none;
  }
`;

const NameStub = styled(Stub)`
  ${media.lg} {
    display: none;
  }
`;

/** A line whose colour fades to sand between two heights. */
const fade = (from: string, to: string): string =>
  `border-image: linear-gradient(var(--channel) ${from}, ${color.sand300} ${to}) 0 1;`;

/** The line of a branch. */
const Water = styled(Channel)`
  ${fade("206px", "360px")}
  inset-block: -64px 0;
  inset-inline-start: 0;
  *:nth-of-type(n + ${MOST_COLUMNS + 1}) > & {
    ${fade("0px", "0px")}
  }
  ${media.forcedColors} {
    && {
      border-image: none;
    }
  }
`;
