import type { ReactNode } from "react";
import { Inner } from "../ui/band";
import { NoWrap } from "../ui/no-wrap";
import { headerSizes, Picture } from "../ui/picture";
import { Scrim } from "../ui/scrim";
import { Trail } from "../ui/trail";
import { Action, type FormAction } from "./page-header/action";
import { Ground } from "./page-header/ground";

type PageHeaderProps = {
  heading: string;
  intro: string;
  /** Replaces the intro once the form on the page has been sent. */
  sent?: string;
  /** A small line below the intro. */
  note?: ReactNode;
  /** Breadcrumb: the pages above this one, then this one. */
  trail?: Queries.TrailFragment["trail"];
  art?: Queries.ArtFragment;
  artAlt?: string;
  focus?: Queries.FocusFragment | null;
  /** A link to the form on this page; the intro is then in large type. */
  action?: FormAction;
  /** Leaves room for a panel over the header's lower edge on wide screens, which then shows the note's text. */
  roomBelow?: boolean;
};

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
            sizes={headerSizes}
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
          <p className={action ? "leading" : "intro"}>
            <NoWrap text={intro} />
          </p>
          {sent && <p data-sent="">{sent}</p>}
          {note && <p className="note">{note}</p>}
          {action && <Action {...action} />}
        </div>
      </Inner>
    </Ground>
  );
}
