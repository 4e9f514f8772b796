import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, media, space, time } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Run, Stub } from "../ui/channel";
import { SiteLink } from "../ui/site-link";

type Pages = readonly Queries.SiteTreePageFragment[];

/** Every page of the site below the one that it belongs to. Pages right below the home page are listed beside it. */
export function SiteTree({ pages }: { pages: Pages }) {
  const { home } = useSiteSettings();
  return (
    <Band as="div">
      <Inner>
        <Tree>
          {pages
            .filter(({ path, parent }) => path === home || parent === home)
            .map((page) => (
              <li key={page.path}>
                <Run className="run" />
                <div className="title">
                  <Stub />
                  <SiteLink to={page.path}>{page.title}</SiteLink>
                </div>
                <Below page={page} pages={page.path === home ? [] : pages} />
              </li>
            ))}
        </Tree>
      </Inner>
    </Band>
  );
}

/** The pages below `page`, each with the pages below itself. */
const Below = ({ page, pages }: { page: Pages[number]; pages: Pages }) => {
  const below = pages.filter(({ parent }) => parent === page.path);
  if (below.length === 0) return null;
  return (
    <ul>
      {below.map((one) => (
        <li key={one.path}>
          <SiteLink to={one.path}>{one.title}</SiteLink>
          <Below page={one} pages={pages} />
        </li>
      ))}
    </ul>
  );
};

const Tree = styled.ul`
  border-bottom: 1px solid var(--rule);
  a {
    display: inline-block;
    padding-block: 6px;
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
    position: relative;
    padding-block: 16px;
    border-top: 1px solid var(--rule);
  }
  /* The line passes every page at the top of the tree, branches to each, and ends at the last. */
  .run {
    inset-block: -1px 0;
    inset-inline-start: calc(${space.channel} - ${space.indent});
  }
  > li:first-child .run {
    top: calc(-1px - ${space.section});
  }
  > li:last-child .run {
    display: none;
  }
  .title {
    ${type.branch}
    --reach: calc(17px + var(--first-line));
    position: relative;
  }
  .title a {
    padding-block: 0;
  }
  > li > ul {
    display: grid;
    gap: 28px ${space.gap};
    padding-block: 20px 12px;
  }
  > li > ul > li > a {
    ${type.cardTitle}
  }
  /* Two titles beside each other would read as one line. */
  ${media.smToLg} {
    > li > ul > li > a {
      text-wrap: balance;
      padding-inline-end: 24px;
    }
  }
  ul ul {
    margin-top: 8px;
    padding-inline-start: 20px;
    border-inline-start: 1px solid var(--rule);
    color: var(--text2);
  }
  ${media.md} {
    > li > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    /* Titles on one line, and the lists below them. */
    > li > ul > li {
      display: grid;
      grid-template-rows: subgrid;
      grid-row: span 2;
      row-gap: 0;
    }
    > li > ul > li > a {
      display: block;
      width: fit-content;
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
