import styled from "@emotion/styled";
import { color, media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Icon } from "./icon";
import { LinkedTitle } from "./linked-title";

type CapabilityGridProps = {
  capabilities: Queries.ServiceCapabilitiesFragment["capabilities"]["items"];
};

/** What a service can do, as cards; a title leads to the page about it, where there is one. */
export const CapabilityGrid = ({ capabilities }: CapabilityGridProps) => (
  <List>
    {capabilities.map(({ title, description, to, icon }) => (
      <Card key={title}>
        <Icon icon={icon} size={26} />
        <h3>
          <LinkedTitle title={title} to={to} />
        </h3>
        <p>{description}</p>
      </Card>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  gap: 0 48px;
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lgOrPrint} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: calc(${space.gap} * 1.5);
  }
`;

const Card = styled.li`
  padding-block: 28px 44px;
  border-top: 1px solid var(--rule);
  svg {
    color: ${color.teal};
  }
  ${media.forcedColors} {
    svg {
      color: CanvasText;
    }
    a svg {
      color: LinkText;
    }
  }
  h3 {
    ${type.cardTitle}
    margin-top: 18px;
  }
  a {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    text-decoration: none;
  }
  /* In the middle of the first line, so that all of a row stand level. */
  a svg {
    margin-top: 0.13em;
  }
  a:hover {
    color: ${color.teal};
  }
  p {
    ${type.bodyS}
    max-width: 25.3em;
    margin-top: 8px;
    text-wrap: balance;
    color: var(--text2);
  }
  ${media.print} {
    padding-block: 14px 20px;
    h3 {
      margin-top: 8px;
    }
  }
  ${media.belowSm} {
    display: grid;
    grid-template-columns: 22px 1fr;
    column-gap: 18px;
    > svg {
      width: 22px;
      height: auto;
      margin-top: 3px;
    }
    h3 {
      margin-top: 0;
    }
    p {
      grid-column: 2;
    }
  }
`;
