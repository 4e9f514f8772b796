import styled from "@emotion/styled";
import { Plus } from "lucide";
import { color, ease, media, space, startEdge, time } from "../theme/tokens";
import { type } from "../theme/type";
import { opensDialog } from "./dialog";
import { Icon } from "./icon";
import { NoWrap } from "./no-wrap";

type OfferingCardProps = {
  offering: Queries.OfferingsItemFragment;
  /** The id of the dialog that the card opens. */
  dialog: string;
};

/** One offering on its branch. The title's button covers the card, and its first line is level with both circles. */
export const OfferingCard = ({ offering: { title, description, icon }, dialog }: OfferingCardProps) => (
  <Card>
    <span className="node">
      <Icon icon={icon} size={18} />
    </span>
    <h4>
      <button {...opensDialog(dialog)}>{title}</button>
    </h4>
    <span className="plus">
      <Icon icon={Plus} size={20} />
    </span>
    <p>
      <NoWrap text={description} />
    </p>
  </Card>
);

const circle = `
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border: 1px solid ${color.sand300};
  border-radius: 50%;
  background: ${color.paper};
  color: ${color.teal};
  transition: background-color ${time.hover}, border-color ${time.hover}, color ${time.hover};
`;

const Card = styled.div`
  position: relative;
  display: grid;
  grid-template: auto 1fr / 1fr 40px;
  gap: 8px 12px;
  align-items: start;
  padding-block: 24px 32px;
  border-top: 1px solid ${color.sand300};
  &::before {
    content: "";
    position: absolute;
    top: -1px;
    inset-inline: calc(-1 * ${space.indent}) 0;
    height: 2px;
    background: ${color.teal};
    transform: scaleX(0);
    transform-origin: ${startEdge};
    transition: transform ${time.hover} ${ease.standard};
  }
  .node {
    ${circle}
    position: absolute;
    top: 26px;
    inset-inline-start: calc(-17px - ${space.indent});
    width: 36px;
  }
  .plus {
    ${circle}
    width: 40px;
  }
  h4 {
    ${type.cardTitle}
    padding-block-start: max(0px, (40px - 1lh) / 2);
  }
  h4 button {
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    transition: color ${time.hover};
    scroll-margin-block: 2rem 9rem; /* The rest of the card: browsers scroll to the title alone. */
  }
  /* The button, and its focus ring, cover the whole card. */
  h4 button::after {
    content: "";
    position: absolute;
    inset: 0 -3px;
  }
  h4 button:focus-visible {
    outline: 0;
    &::after {
      outline: 3px solid var(--focus);
      outline-offset: 0;
    }
  }
  p {
    ${type.bodyS}
    grid-column: 1 / -1;
    max-width: 40em;
    text-wrap: balance;
    color: ${color.muted};
  }
  &:hover,
  &:has(button:focus-visible) {
    &::before {
      transform: none;
    }
    h4 button {
      color: ${color.teal};
    }
    .node,
    .plus {
      border-color: ${color.teal};
      background: ${color.teal};
      color: ${color.white};
    }
  }
  ${media.lg} {
    &::before {
      inset-inline-start: -38px;
    }
    .node {
      inset-inline-start: -55px;
    }
    p {
      max-width: 22.6em;
    }
  }
  /* Narrow columns have no room for the sign beside the title. */
  ${media.lgToXl} {
    grid-template-columns: 1fr 20px;
    h4 {
      grid-column: 1 / -1;
      text-wrap: wrap;
    }
    .plus {
      grid-area: 2 / 2;
      align-self: end;
      width: 20px;
      border-color: transparent;
    }
    p {
      grid-area: 2 / 1;
    }
  }
`;
