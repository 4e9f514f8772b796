import styled from "@emotion/styled";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";

/** Numbered short items, in two columns on wide screens, each read downwards. */
export const NumberedList = ({ items }: { items: readonly string[] }) => (
  <List style={{ "--rows": Math.ceil(items.length / 2) }}>
    {items.map((item, index) => (
      <li key={item}>
        <span aria-hidden="true">{index + 1}</span>
        {item}
      </li>
    ))}
  </List>
);

const List = styled.ol`
  ${type.body}
  display: grid;
  column-gap: ${space.columnGap};
  li {
    display: grid;
    grid-template-columns: 36px 1fr;
    align-content: start;
    align-items: baseline;
    min-height: 71px;
    padding-block: 22px;
    border-top: 1px solid var(--rule);
    text-wrap: balance;
  }
  span {
    font: 400 1.375rem/1.2 var(--serif);
    color: ${color.teal};
  }
  ${media.lgOrPrint} {
    grid-auto-flow: column;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(var(--rows), auto);
  }
  ${media.print} {
    li {
      min-height: 0;
      padding-block: 10px;
    }
  }
`;
