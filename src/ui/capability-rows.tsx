import styled from "@emotion/styled";
import { fill } from "../fill";
import { color, ease, forward, media, space, time } from "../theme/tokens";
import { type } from "../theme/type";
import { TextLink } from "./button";
import { disclosure, Sign } from "./disclosure";
import { LinkedTitle } from "./linked-title";

type CapabilityRowsProps = {
  capabilities: Queries.ServiceFeatureFragment["capabilities"]["items"];
  /** The words of the link to that page; {title} stands for the capability. */
  readMore: string;
};

/**
 * The capabilities of a service, one per line: on wide screens a link where a page exists, below 1024 px a disclosure.
 */
export const CapabilityRows = ({ capabilities, readMore }: CapabilityRowsProps) => (
  <List>
    {capabilities.map(({ title, description, to }) => (
      <li key={title}>
        <details>
          <summary>
            <h3>{title}</h3>
            <Sign size={20} />
          </summary>
          <p>{description}</p>
          {to && <TextLink to={to}>{fill(readMore, { title })}</TextLink>}
        </details>
        <h3 className="line">
          <LinkedTitle title={title} to={to} />
        </h3>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  border-top: 1px solid var(--rule);
  li {
    border-bottom: 1px solid var(--rule);
  }
  h3 {
    ${type.row}
  }
  .line {
    display: none;
  }
  details {
    ${disclosure}
  }
  summary {
    gap: 10px;
    min-height: 64px;
  }
  /* A title of one line keeps the row's height, and one of two lines stays clear of the rules. */
  summary h3 {
    padding-block: 14px;
  }
  [open] h3 {
    color: ${color.teal};
  }
  p {
    ${type.bodyS}
    max-width: 24em;
    padding-bottom: 8px;
    color: var(--text2);
  }
  details > a {
    display: inline-block;
    padding-block: 6px;
    margin-bottom: 16px;
  }
  details:not(:has(a)) > p {
    padding-bottom: 20px;
  }
  ${media.lg} {
    display: grid;
    grid-template-rows: repeat(3, auto);
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    column-gap: ${space.columnGap};
    border: 0;
    li {
      border-width: 1px 0 0;
      border-top: 1px solid var(--rule);
    }
    li:nth-of-type(3n),
    li:last-of-type {
      border-bottom: 1px solid var(--rule);
    }
    details {
      display: none;
    }
    .line {
      display: flex;
      align-items: center;
      min-height: 64px;
    }
    .line:not(:has(a)),
    .line a {
      padding-block: 14px;
    }
    a {
      display: flex;
      flex: 1;
      align-items: center;
      justify-content: space-between;
      gap: 16px;
      min-height: 64px;
      text-decoration: none;
      transition: color ${time.hover};
    }
    a svg {
      color: var(--link);
      transition: translate ${time.hover} ${ease.standard};
    }
    a:hover {
      color: var(--link);
    }
    a:hover svg {
      translate: ${forward("4px")};
    }
  }
`;
