import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Layout } from "./src/layout/layout";
import { GlobalStyles } from "./src/theme/global";
import { createPageCache } from "./src/theme/style-cache";

const cache = createPageCache();
const developing = process.env.NODE_ENV === "development";

/** The head of a prebuilt page holds its styles; while the site is developed, they come from here. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{developing ? withGlobalStyles(element) : element}</CacheProvider>
);

const withGlobalStyles = (element: ReactNode) => (
  <>
    <GlobalStyles />
    {element}
  </>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/**
 * As a transition, taking over a page is done in slices, between which the browser answers the visitor. Gatsby's
 * development server prebuilds no pages to take over: there its own function renders them.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  process.env.NODE_ENV === "production"
    ? () => (element: ReactNode, container: Element) =>
        startTransition(() => void hydrateRoot(container, element))
    : undefined;

/** Our route announcer says the page's title; Gatsby's would say its first heading as well. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
};
