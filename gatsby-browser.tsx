import type { GatsbyBrowser } from "gatsby";
import { Layout } from "./src/layout/layout";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** Our route announcer says the page's title; Gatsby's would say its first heading as well. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.getElementById("gatsby-announcer")?.setAttribute("aria-live", "off");
};
