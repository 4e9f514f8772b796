import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { color, media } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Picture } from "../ui/picture";
import { Scrim } from "../ui/scrim";
import { SiteLink } from "../ui/site-link";

type PageHeaderProps = {
  heading: string;
  intro: string;
  /** Breadcrumb: the pages above this one, then this one. */
  trail?: Queries.PageHeaderTrailFragment["trail"];
  art?: Queries.PageHeaderArtFragment;
  artAlt?: string;
  /** Leaves room for a panel that overlaps the header's lower edge. */
  roomBelow?: boolean;
};

/** The dark top of every page but the home page: title and one sentence, with or without a picture behind. */
export function PageHeader({
  heading,
  intro,
  trail = [],
  art,
  artAlt = "",
  roomBelow = false,
}: PageHeaderProps) {
  return (
    <Ground as="div" ground="ink" data-ground="dark" data-art={Boolean(art)} data-room={roomBelow}>
      {art && (
        <>
          <Picture
            image={art.landscape}
            portrait={art.portrait}
            alt={artAlt}
            sizes="max(100vw, 1130px)"
            eager
          />
          <Scrim kind="header" />
        </>
      )}
      <Inner>
        <div className="copy">
          {trail.length > 0 && <Trail trail={trail} />}
          <h1>{heading}</h1>
          <p>{intro}</p>
        </div>
      </Inner>
    </Ground>
  );
}

const Trail = ({ trail }: Required<Pick<PageHeaderProps, "trail">>) => (
  <nav aria-label="Breadcrumb">
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
  </nav>
);

const Ground = styled(Band)`
  display: grid;
  color: ${color.paper};
  img {
    position: absolute;
    inset: 0;
    object-position: 50% 50%;
  }
  > div:last-child {
    display: flex;
    padding-block: calc(var(--header) + 64px) 64px;
  }
  &[data-art="true"] > div:last-child {
    align-items: flex-end;
    min-height: 560px;
  }
  h1 {
    ${type.h1}
    max-width: 8.6em;
  }
  p {
    ${type.lead}
    text-wrap: balance;
    max-width: 34em;
    margin-top: 28px;
    color: ${color.mist};
  }
  nav {
    margin-bottom: 20px;
  }
  ol {
    ${type.small}
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    color: ${color.mist2};
  }
  li + li::before {
    content: "/" / "";
    padding-inline: 12px;
  }
  li a {
    display: inline-block;
    padding-block: 4px;
    color: ${color.mist};
    text-decoration: underline;
    text-underline-offset: 5px;
  }
  li a:hover {
    color: ${color.amber};
  }
  ${media.sm} {
    img {
      object-position: 70% 50%;
    }
  }
  ${media.lg} {
    > div:last-child {
      padding-block: 200px 88px;
    }
    &[data-art="true"] > div:last-child {
      min-height: 636px;
    }
    &[data-room="true"] > div:last-child {
      padding-bottom: 176px;
    }
    &[data-art="true"] p {
      max-width: 30em;
    }
  }
`;

export const fragment = graphql`
  fragment PageHeaderTrail on PageHead {
    trail {
      label
      path
    }
  }

  fragment PageHeaderArt on Picture {
    landscape: gatsbyImageData(breakpoints: [640, 1080, 1600, 2400])
    portrait: gatsbyImageData(breakpoints: [480, 750, 1080], aspectRatio: 0.8, fromRight: true)
  }
`;
