import { color } from "../../theme/tokens";

/** Where a sheet has room for tables; below, their cells stand one under the other. */
export const wide = "@container sheet (min-width: 700px)";

/** Where a sheet has room for margins and for a fourth column. */
export const middle = "@container sheet (min-width: 520px)";

/** A table whose rows are grids, so that a narrow sheet can stack their cells. */
export const tableStyle = `
  display: block;
  caption, thead, tbody, tfoot { display: block; }
  th { font-weight: inherit; text-align: start; }
  td, th { padding: 0; }
  tbody tr { border-bottom: 1px solid ${color.sand200}; }
`;
