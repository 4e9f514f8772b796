import { color } from "../../theme/tokens";

/** Where a sheet has room for tables; below, their cells are stacked. In rem, because larger text takes more room. */
export const wide = "@container sheet (min-width: 43.75rem)";

/** Where a sheet has room for margins and for a fourth column. */
export const middle = "@container sheet (min-width: 32.5rem)";

/** Columns that an evaluation's table shares with the mistakes and the verdict below it. */
export const columns = {
  first: "clamp(8.375rem, 17.8cqi, 9.375rem)",
  last: "clamp(14.75rem, 30.4cqi, 16rem)",
};

/** A table whose rows are grids, so that a narrow sheet can stack their cells. */
export const tableStyle = `
  display: block;
  thead, tbody, tfoot { display: block; }
  th { font-weight: inherit; text-align: start; }
  td, th { padding: 0; }
  tbody tr:not(:last-child) { border-bottom: 1px solid ${color.sand200}; }
`;
