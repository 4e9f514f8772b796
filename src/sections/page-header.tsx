import styled from "@emotion/styled";
import { ArrowDown } from "lucide-react";
import type { ReactNode } from "react";
import { SENT_ID } from "../enquiry/paths";
import { color, media } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { artSizes, artStyle, Picture } from "../ui/picture";
import { Scrim } from "../ui/scrim";
import { Trail } from "../ui/trail";

type PageHeaderProps = {
  heading: string;
  intro: string;
  /** What stands in the place of the intro once the form on the page has been sent. */
  sent?: string;
  /** A small line below the intro. */
  note?: ReactNode;
  /** Breadcrumb: the pages above this one, then this one. */
  trail?: Queries.TrailFragment["trail"];
  art?: Queries.ArtFragment;
  artAlt?: string;
  focus?: Queries.FocusFragment | null;
  /** The way to the form on this page, with a short sentence beside it; the intro then leads, in large type. */
  action?: { readonly label: string; readonly to: string; readonly note: string };
  /** Leaves room for a panel that overlaps the header's lower edge on wide screens, and there says what the note says. */
  roomBelow?: boolean;
};

const SIZES = artSizes("max(100vw, 1130px)");

/** The dark top of every page but the home page: title and one sentence, with or without a picture behind. */
export function PageHeader({
  heading,
  intro,
  sent,
  note,
  trail = [],
  art,
  artAlt = "",
  focus,
  action,
  roomBelow = false,
}: PageHeaderProps) {
  return (
    <Ground
      as="div"
      ground="ink"
      data-ground="dark"
      data-art={Boolean(art)}
      data-leads={Boolean(action)}
      data-room={roomBelow}
    >
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
      <Inner className="inner">
        <div className="copy">
          {trail.length > 0 && <Trail trail={trail} />}
          <h1>{heading}</h1>
          <p className={action ? "leading" : "intro"}>{intro}</p>
          {sent && <p data-sent="">{sent}</p>}
          {note && <p className="note">{note}</p>}
          {action && <Action action={action} />}
        </div>
      </Inner>
    </Ground>
  );
}

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
  img {
    ${artStyle}
  }
  /* By its class: while the page still arrives, nothing is a last child, and what follows would move it. */
  > .inner {
    display: flex;
    padding-block: calc(var(--header) + 64px) 64px;
    padding-inline-start: 0;
  }
  &[data-art="true"] > .inner {
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
  p.note {
    ${type.small}
    margin-top: 20px;
    color: ${color.mist2};
  }
  [data-sent],
  main:has(form[hidden], #${SENT_ID}:target) & :is(.intro:has(+ [data-sent]), [data-sent] + .note) {
    display: none;
  }
  main:has(form[hidden], #${SENT_ID}:target) & [data-sent] {
    display: block;
  }
  ${media.sidewaysPhone} {
    &[data-art="true"] .copy {
      max-width: 54%;
    }
    &[data-art="true"] h1 {
      font-size: 2.5rem;
    }
  }
  ${media.lg} {
    > .inner {
      padding-block: 200px 88px;
    }
    &[data-art="true"] > .inner {
      align-items: flex-end;
      min-height: 636px;
      padding-top: 140px;
    }
    /* The same height for every service, a title of three lines included. */
    &[data-art="true"][data-leads="true"] > .inner {
      min-height: 720px;
      padding-top: calc(var(--header) + 24px);
    }
    &[data-room="true"] > .inner {
      min-height: 400px;
      align-items: flex-end;
      padding-block: 156px 64px;
    }
    /* It stands in the panel. */
    &[data-room="true"] .note {
      display: none;
    }
    &[data-art="true"] .intro {
      max-width: 30em;
    }
  }
`;
