import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { ROUTE_CHANGE_EVENT } from "./src/config";
import { LaterLocation } from "./src/layout/later-location";
import { inFrame } from "./src/layout/page-frame";
import { DevelopmentStyles, GLIDES } from "./src/theme/global";
import { createPageCache } from "./src/theme/style-cache";

const cache = createPageCache();

/**
 * A prebuilt page has the global styles in its head; `gatsby develop` needs them here. The condition has to be written
 * out here, or a build's script would contain them.
 */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>
    {process.env.NODE_ENV === "development" ? withGlobalStyles(element) : element}
  </CacheProvider>
);

const withGlobalStyles = (element: ReactNode) => (
  <>
    <DevelopmentStyles />
    {element}
  </>
);

export const wrapPageElement: GatsbyBrowser<Queries.SiteSettingsFragment>["wrapPageElement"] = inFrame;

/** How this document was reached: `navigate` (a link or an address), `reload` or `back_forward`. */
const cameBy = () => (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.type;

/**
 * React removes a page after an error that it cannot handle, such as when another program has changed the page. A reload
 * shows it again, and the form keeps what was typed. A page that is itself at fault would reload for ever, so after a
 * reload we reload again only if somebody has used the page.
 */
const onUncaughtError = (error: unknown) => {
  reportError(error);
  if (cameBy() !== "reload" || navigator.userActivation?.hasBeenActive) window.location.reload();
};

/**
 * In a transition React hydrates in slices, so the browser can respond in between. The development server prebuilds no
 * pages, so there Gatsby's own function stays.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) =>
        startTransition(
          () => void hydrateRoot(container, <LaterLocation>{element}</LaterLocation>, { onUncaughtError }),
        )
    : undefined;

/**
 * Scrolls to where a page begins. Gatsby itself would begin a page that a link leads to where it was left earlier in
 * the tab. It would scroll there smoothly, as links within a page should (src/theme/global.tsx), and would force a
 * layout in the task that puts the page into the document.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // The browser has already scrolled a prebuilt page, or the visitor has; in development Gatsby has to do it.
  if (!prevRouterProps) return process.env.NODE_ENV === "development";
  const isEntered = (location as { action?: string }).action === "PUSH";
  // On Back within a page, the browser itself restores the place.
  if (prevRouterProps.location.pathname === location.pathname) return isEntered;
  const [left, top] = (getSavedScrollPosition as (of: Location) => [number, number])(location);
  requestAnimationFrame(() => {
    const part = document.getElementById(location.hash.slice(1));
    if (part && isEntered) part.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ left, top, behavior: "instant" });
  });
  return false;
};

/**
 * Turns on smooth scrolling for links within the page; until now the browser may have been scrolling to where the page
 * begins. Gatsby saves the scroll position for Back when the page scrolls, and has not seen that yet. Its announcer is
 * turned off: it reads the first heading, ours (route-announcer.tsx) reads the title.
 */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.setAttribute(GLIDES, "");
  requestAnimationFrame(() => window.dispatchEvent(new Event("scroll")));
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
};

/** Tells scripts outside the bundle (the page-view script) that another page is shown. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = () => {
  window.dispatchEvent(new Event(ROUTE_CHANGE_EVENT));
};
