import styled from "@emotion/styled";
import { ease, time } from "../theme/tokens";

/** A list of links in large type, between hairlines; each ends with an icon in a `.circle`. */
export const LargeLinks = styled.ul`
  li {
    border-top: 1px solid var(--rule);
  }
  li:last-child {
    border-bottom: 1px solid var(--rule);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding-block: 22px;
    text-decoration: none;
    transition: color ${time.hover};
  }
  a:hover {
    color: var(--link);
  }
  .circle {
    display: grid;
    place-items: center;
    flex: none;
    width: 48px;
    height: 48px;
    border: 1.5px solid var(--rule);
    border-radius: 50%;
    transition:
      background-color ${time.hover},
      color ${time.hover},
      transform ${time.hover} ${ease.standard};
  }
  a:hover .circle {
    background: var(--accent);
    color: var(--accent-text);
  }
`;
