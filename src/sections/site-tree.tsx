import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media, space, time } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Run } from "../ui/channel";
import { SiteLink } from "../ui/site-link";

type Pages = readonly Queries.SiteTreePageFragment[];

/** Every page of the site below the one that it belongs to. What stands right below the home page stands beside it. */
export const SiteTree = ({ pages, home }: { pages: Pages; home: string }) => (
  <Band as="div">
    <Inner>
      <Run />
      <Tree>
        {pages
          .filter(({ path, parent }) => path === home || parent === home)
          .map((page) => (
            <Branch key={page.path} page={page} pages={page.path === home ? [] : pages} />
          ))}
      </Tree>
    </Inner>
  </Band>
);

const Branch = ({ page: { path, title }, pages }: { page: Pages[number]; pages: Pages }) => {
  const below = pages.filter(({ parent }) => parent === path);
  return (
    <li>
      <SiteLink to={path}>{title}</SiteLink>
      {below.length > 0 && (
        <ul>
          {below.map((page) => (
            <Branch key={page.path} page={page} pages={pages} />
          ))}
        </ul>
      )}
    </li>
  );
};

const Tree = styled.ul`
  a {
    display: inline-block;
    padding-block: 6px;
    overflow-wrap: anywhere;
    text-decoration: none;
    transition: color ${time.hover};
  }
  a:hover {
    color: ${color.teal};
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 6px;
  }
  > li {
    padding-block: 22px;
    border-top: 1px solid var(--rule);
  }
  > li:last-child {
    border-bottom: 1px solid var(--rule);
  }
  > li > a {
    ${type.index}
  }
  > li > ul {
    display: grid;
    gap: 28px ${space.gap};
    padding-block: 20px 12px;
  }
  > li > ul > li > a {
    ${type.cardTitle}
  }
  ul ul ul {
    ${type.body}
    margin-top: 6px;
    padding-inline-start: 20px;
    border-inline-start: 2px solid var(--channel);
    color: var(--text2);
  }
  ${media.md} {
    > li > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.lg} {
    > li {
      display: grid;
      grid-template-columns: 4fr 8fr;
      column-gap: ${space.gap};
      align-items: baseline;
    }
    > li > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      padding-block: 6px 12px;
    }
  }
`;

export const fragment = graphql`
  fragment SiteTreePage on ContentPage {
    path
    title
    parent
  }
`;
