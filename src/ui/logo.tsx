import styled from "@emotion/styled";
import { MARK_PATHS } from "../theme/mark";
import { serif } from "../theme/type";

/** How the name beside the mark is set. */
export const wordmark = serif("min(1.75rem, 8.75vw)", "1", "-0.02em");

/** What the mark takes before the name. */
export const MARK_ROOM = "48px";

const Wordmark = styled.span`
  ${wordmark}
  display: inline-flex;
  align-items: center;
  overflow-wrap: normal;
  gap: 14px;
`;

/** The mark and the brand's name. */
export const Logo = ({ brand }: { brand: string }) => (
  <Wordmark>
    <svg aria-hidden="true" width="34" height="34" viewBox="0 0 24 24" strokeWidth="2.4">
      {MARK_PATHS.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
    {brand}
  </Wordmark>
);
