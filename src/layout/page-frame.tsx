import type { ReactNode } from "react";
import { siteSettings, SiteSettingsContext } from "../hooks/use-site-settings";
import { Layout } from "./layout";

type PageFrameProps = {
  path: string;
  /** What the page's query has brought; nothing on the development server's own pages. */
  data: Queries.SiteSettingsFragment | undefined;
  children: ReactNode;
};

/** A page in its frame, with the settings of its language around both. */
export const PageFrame = ({ path, data, children }: PageFrameProps) =>
  data ? (
    <SiteSettingsContext value={siteSettings(data)}>
      <Layout path={path}>{children}</Layout>
    </SiteSettingsContext>
  ) : (
    children
  );
