import { color } from "../theme/tokens";

/**
 * A tick before a list's item, for its `::before` in a flex row. Two borders, since a page holds dozens, and a drawing
 * each would weigh: of 1 px and scaled, as browsers round a border's width to whole pixels.
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
