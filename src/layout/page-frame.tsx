import type { ReactElement } from "react";
import { siteSettings, SiteSettingsContext } from "../hooks/use-site-settings";
import { Layout } from "./layout";

type InFrameArgs = {
  element: ReactElement;
  props: {
    location: { pathname: string };
    /** What the page's query has brought; nothing on the development server's own pages. */
    data: Queries.SiteSettingsFragment | undefined;
  };
};

/** Gatsby's `wrapPageElement`, in prebuilt pages and in the browser: a page in its frame, with the settings around both. */
export const inFrame = ({ element, props: { location, data } }: InFrameArgs): ReactElement =>
  data ? (
    <SiteSettingsContext value={siteSettings(data)}>
      <Layout path={location.pathname}>{element}</Layout>
    </SiteSettingsContext>
  ) : (
    element
  );
