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
 * A prebuilt page has the global styles in its head; `gatsby develop` needs them here. Only a condition written out
 * keeps them from a build's script.
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
 * Where a page is shown from. Gatsby would begin one that is entered anew where it was left earlier in the tab. To another
 * page it glides, as links within a page should (src/theme/global.tsx), and has it laid out in the task that puts it into
 * the document.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  // A prebuilt page is where its browser has put it, or the visitor since; in development Gatsby shows it from there.
  if (!prevRouterProps) return process.env.NODE_ENV === "development";
  const isEntered = (location as { action?: string }).action === "PUSH";
  // On the way back, the browser itself returns to a place within the page.
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
 * From now on, links within the page glide; before, the browser has been on its way to where the page begins. Gatsby
 * keeps where a page is scrolled to, for Back, and has not heard of it yet. Its announcer reads the first heading; ours
 * (route-announcer.tsx) reads the title instead.
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
