import { color } from "../theme/tokens";

/**
 * A tick before a list item, for its `::before` in a flex row. It is made of two borders, because a page has dozens,
 * and a drawing for each would add weight. The borders are 1 px and scaled, because browsers round a border's width to
 * whole pixels.
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
