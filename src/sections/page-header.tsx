import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ArrowDown } from "lucide-react";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, media } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { artSizes, artStyle, Picture, type Focus } from "../ui/picture";
import { Scrim } from "../ui/scrim";
import { SiteLink } from "../ui/site-link";

type PageHeaderProps = {
  heading: string;
  intro: string;
  /** Breadcrumb: the pages above this one, then this one. */
  trail?: Queries.PageHeaderTrailFragment["trail"];
  art?: Queries.PageHeaderArtFragment;
  artAlt?: string;
  focus?: Focus | null;
  /** The way to the form on this page, with a short sentence beside it; the intro then leads, in large type. */
  action?: { readonly label: string; readonly to: string; readonly note: string };
  /** Leaves room for a panel that overlaps the header's lower edge. */
  roomBelow?: boolean;
};

const SIZES = artSizes("max(100vw, 1130px)");

/** The dark top of every page but the home page: title and one sentence, with or without a picture behind. */
export function PageHeader({
  heading,
  intro,
  trail = [],
  art,
  artAlt = "",
  focus,
  action,
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
            sizes={SIZES}
            eager
            focus={focus}
          />
          <Scrim kind="header" />
        </>
      )}
      <Inner>
        <div className="copy">
          {trail.length > 0 && <Trail trail={trail} />}
          <h1>{heading}</h1>
          <p className={action && "leading"}>{intro}</p>
          {action && <Action action={action} />}
        </div>
      </Inner>
    </Ground>
  );
}

const Trail = ({ trail }: Required<Pick<PageHeaderProps, "trail">>) => (
  <nav aria-label={useSiteSettings().interface.breadcrumb}>
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

const Action = ({ action: { label, to, note } }: Required<Pick<PageHeaderProps, "action">>) => (
  <Way>
    <ButtonLink to={to}>
      {label}
      <ArrowDown size={20} strokeWidth={1.75} aria-hidden="true" />
    </ButtonLink>
    <span>{note}</span>
  </Way>
);

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 20px 28px;
  margin-top: 32px;
  color: ${color.mist};
`;

const Ground = styled(Band)`
  display: grid;
  color: ${color.paper};
  img {
    ${artStyle}
  }
  > div:last-child {
    display: flex;
    padding-block: calc(var(--header) + 64px) 64px;
    padding-inline-start: 0;
  }
  &[data-art="true"] > div:last-child {
    padding-top: var(--art-end);
  }
  h1 {
    ${type.h1}
  }
  p {
    ${type.lead}
    text-wrap: balance;
    max-width: 34em;
    margin-top: 28px;
    color: ${color.mist};
  }
  p.leading {
    ${type.sub}
    max-width: 18em;
    margin-top: 20px;
    color: ${color.amberLight};
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
  ${media.lg} {
    img {
      object-position: 70% 50%;
    }
    > div:last-child {
      padding-block: 200px 88px;
    }
    &[data-art="true"] > div:last-child {
      align-items: flex-end;
      min-height: 636px;
      padding-top: 200px;
    }
    &[data-room="true"] > div:last-child {
      min-height: 400px;
      align-items: flex-end;
      padding-block: 156px 64px;
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
    portrait: gatsbyImageData(breakpoints: [480, 750, 1080], aspectRatio: 1.2, fromFocus: true)
  }
`;
