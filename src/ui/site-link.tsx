import { Link } from "gatsby";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden";

/** In content: the target of a link whose page does not exist yet. */
export const PLACEHOLDER = "#";

export type SiteLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** A path of this site, a full address (https, mailto, tel), an anchor of this page, or `#` for "not yet". */
  to: string;
  /** What a screen reader says after a placeholder. */
  unavailable?: string;
  /** What is seen after a placeholder, where its place shows that. */
  soon?: string;
  children?: ReactNode;
};

/**
 * Every link of the site: client-side for our own pages, plain for other addresses and for anchors. A placeholder has no
 * `href`, so that it cannot jump to the top, and is announced as not available.
 */
export function SiteLink({ to, unavailable = "", soon, children, ...rest }: SiteLinkProps) {
  if (to === PLACEHOLDER) {
    return (
      <a {...rest} role="link" aria-disabled="true" data-soon={soon}>
        {children}
        {/* One text: several would be spoken in pieces. */}
        <VisuallyHidden>{` (${unavailable})`}</VisuallyHidden>
      </a>
    );
  }
  if (!to.startsWith("/")) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={to}>
      {children}
    </Link>
  );
}
