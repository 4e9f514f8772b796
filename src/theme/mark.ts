/** The mark, three strokes that become one flow, in a view box of 24 by 24; drawn 2.4 wide with round ends. */
export const MARK_PATHS = [
  "M2.6 3.5v10.7a6.3 6.3 0 0 0 6.3 6.3h12.5",
  "M7.8 6.5v7.7a6.3 6.3 0 0 0 6.3 6.3",
  "M13 9.5v4.7a6.3 6.3 0 0 0 6.3 6.3",
];
