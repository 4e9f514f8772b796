import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color } from "../theme/tokens";
import { type } from "../theme/type";
import { SiteLink } from "./site-link";

/** The breadcrumb of a page: the pages above it, then itself. */
export const Trail = ({ trail }: Queries.TrailFragment) => (
  <Navigation aria-label={useSiteSettings().interface.breadcrumb}>
    <ol>
      {trail.map(({ label, path }, index) => (
        <li key={path}>
          {index < trail.length - 1 ? (
            <SiteLink to={path}>{label}</SiteLink>
          ) : (
            <span aria-current="page">{label}</span>
          )}
        </li>
      ))}
    </ol>
  </Navigation>
);

const Navigation = styled.nav`
  margin-bottom: 20px;
  ol {
    ${type.small}
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    /* On phones the end of the picture is behind it. */
    color: ${color.mist};
  }
  li:not(:last-child)::after {
    content: "/";
    content: "/" / "";
    padding-inline: 12px;
  }
  a {
    display: inline-block;
    padding-block: 4px;
    text-underline-offset: 5px;
  }
  a:hover {
    color: ${color.amber};
  }
`;

export const fragment = graphql`
  fragment Trail on PageHead {
    trail {
      label
      path
    }
  }
`;
