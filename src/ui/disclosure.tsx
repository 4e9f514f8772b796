import { Minus, Plus } from "lucide";
import { color, ease, time } from "../theme/tokens";
import { Icon } from "./icon";

/** At the end of a summary: a plus, and a minus once it is open. `size`: edge length in px. */
export const Sign = ({ size }: { size: number }) => (
  <span className="sign">
    <Icon className="plus" icon={Plus} size={size} />
    <Icon className="minus" icon={Minus} size={size} />
  </span>
);

/**
 * The styles of a `details` element whose summary is a heading and a sign. Its height is not animated, only its
 * content.
 */
export const disclosure = `
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary:hover h3 { color: ${color.teal}; }
  .sign {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    color: ${color.teal};
    transition: background-color ${time.hover}, color ${time.hover};
  }
  &[open] .sign { background: ${color.teal}; color: ${color.white}; }
  &[open] .plus, &:not([open]) .minus { display: none; }
  &::details-content { opacity: 0; transform: translateY(-8px); }
  &[open]::details-content {
    opacity: 1;
    transform: none;
    transition: opacity ${time.open} ${ease.standard}, transform ${time.open} ${ease.standard};
  }
`;
