import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Grid } from "./band";
import { Stub } from "./channel";

type PartProps = {
  heading: string;
  /** What stands below the heading. */
  text?: string;
  children: ReactNode;
};

/** A part of a section: its heading, to which the channel branches, and its content beside that. */
export const Part = ({ heading, text, children }: PartProps) => (
  <Columns>
    <div className="heading">
      <h2>
        <Stub />
        {heading}
      </h2>
      {text && <p>{text}</p>}
    </div>
    <div className="content">{children}</div>
  </Columns>
);

const Columns = styled(Grid)`
  & + & {
    margin-top: ${space.section};
  }
  > * {
    grid-column: 1 / -1;
  }
  .heading {
    margin-bottom: 28px;
  }
  h2 {
    ${type.h2s}
    position: relative;
  }
  .heading p {
    text-wrap: balance;
    margin-top: 16px;
    color: var(--text2);
  }
  ${media.lg} {
    .heading {
      position: sticky;
      top: 120px;
      grid-column: 1 / 5;
      align-self: start;
      margin: 0;
    }
    .heading p {
      max-width: 22em;
    }
    .content {
      grid-column: 5 / -1;
    }
  }
`;
