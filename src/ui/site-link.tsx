import { navigate } from "gatsby";
import { useContext, type ComponentPropsWithoutRef, type MouseEvent } from "react";
import { SiteSettingsContext, useSiteSettings } from "../hooks/use-site-settings";
import { fetchAhead } from "./fetch-ahead";
import { VisuallyHidden } from "./visually-hidden";

/** In content: the target of a link whose page does not exist yet. */
export const PLACEHOLDER = "#";

type LinkProps = Omit<ComponentPropsWithoutRef<"a">, "href">;

type SiteLinkProps = LinkProps & {
  /** A path of this site, a full address (https, mailto, tel), an anchor of this page, or `#` for "not yet". */
  to: string;
  /** Whether a placeholder also shows visibly that its page is to come. */
  saysSoon?: boolean;
};

/**
 * Every link of the site: client-side for our own pages, plain for other addresses and for anchors. A placeholder has no
 * `href`, so that it cannot jump to the top, and is announced as not available.
 */
export function SiteLink({ to, saysSoon = false, ...rest }: SiteLinkProps) {
  if (to === PLACEHOLDER) return <Placeholder {...rest} saysSoon={saysSoon} />;
  // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the properties
  return to.startsWith("/") ? <PageLink {...rest} to={to} /> : <a {...rest} href={to} />;
}

function Placeholder({ saysSoon, children, ...rest }: LinkProps & { saysSoon: boolean }) {
  const { notAvailable, soon } = useSiteSettings();
  return (
    <a {...rest} role="link" aria-disabled="true" data-soon={saysSoon ? soon : undefined}>
      {children}
      {/* One text: several would be spoken in pieces. */}
      <VisuallyHidden>{` (${notAvailable})`}</VisuallyHidden>
    </a>
  );
}

/**
 * Replaces Gatsby's link, which fetches the data of every link in view. This one fetches when a pointer, a finger or
 * the keyboard reaches it.
 */
function PageLink({ to, onClick, ...rest }: LinkProps & { to: string }) {
  const here = useContext(SiteSettingsContext)?.path;
  const ahead = () => void fetchAhead(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event) || isPartOfPage(to)) return;
    event.preventDefault();
    void navigate(to, { replace: encodeURI(to) === window.location.pathname });
  };
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the properties
    <a
      aria-current={to === here ? "page" : undefined}
      {...rest}
      href={to}
      onClick={follow}
      onPointerEnter={ahead}
      onFocus={ahead}
    />
  );
}

/**
 * Whether a link leads to a part of the current page: the browser scrolls there by itself and moves the keyboard along.
 */
function isPartOfPage(to: string): boolean {
  const [path = "", part] = to.split("#");
  return part !== undefined && encodeURI(path) === window.location.pathname + window.location.search;
}

/** Whether a click asks for another tab, a window or a download. */
export const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
