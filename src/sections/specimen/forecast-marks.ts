import { color, media } from "../../theme/tokens";

/** The bar of a forecast and the dot of what came, in the table and in its key. */
export const marks = `
  .span {
    height: 12px;
    border: 0 solid ${color.teal};
    border-inline-width: 2px;
    background: ${color.onDeep};
  }
  .dot {
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.ink};
    box-shadow: 0 0 0 2px ${color.white};
  }
  [data-result="outside"] .dot { border: 2px solid ${color.bronze}; background: ${color.white}; }
  ${media.forcedColors} {
    .dot { background: CanvasText; }
    [data-result="outside"] .dot { background: Canvas; }
  }
`;
