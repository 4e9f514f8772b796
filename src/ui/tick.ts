import { color } from "../theme/tokens";

/**
 * A tick before a list's item, for its `::before` in a flex row, the same in both directions. Two borders, since a page
 * holds dozens, and a drawing each would weigh; drawn larger, as the screen rounds a border's width.
 */
export const tick = `
  content: "";
  flex: none;
  width: 5px;
  height: 9px;
  margin: 7px 6.5px 0;
  direction: ltr;
  border-block-end: 1px solid ${color.teal};
  border-inline-end: 1px solid ${color.teal};
  rotate: 45deg;
  scale: 1.3;
`;
