import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Layout } from "./src/layout/layout";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** As a transition, taking over a page is done in slices, between which the browser answers the visitor. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) =>
    startTransition(() => void hydrateRoot(container, element));

/** Our route announcer says the page's title; Gatsby's would say its first heading as well. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
};
