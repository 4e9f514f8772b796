import type { ReactElement } from "react";
import { siteSettings, SiteSettingsContext } from "../hooks/use-site-settings";
import { Layout } from "./layout";

type InFrameArgs = {
  element: ReactElement;
  props: {
    location: { pathname: string };
    /** Only in the browser, where Gatsby adds the address's query to the path. */
    pageResources?: { page: { path: string } };
    /** The result of the page's query; undefined on the development server's own pages. */
    data: Queries.SiteSettingsFragment | undefined;
  };
};

/**
 * Gatsby's `wrapPageElement`, in prebuilt pages and in the browser: a page in its frame, with the settings around both.
 * Its path is the one it was prebuilt at, which for the not-found page is not the one in the address.
 */
export const inFrame = ({ element, props: { location, pageResources, data } }: InFrameArgs): ReactElement =>
  data ? (
    <SiteSettingsContext value={siteSettings(data)}>
      <Layout path={pageResources?.page.path.split("?")[0] ?? location.pathname}>{element}</Layout>
    </SiteSettingsContext>
  ) : (
    element
  );
