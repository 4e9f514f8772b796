import type { ReactNode } from "react";
import { useInsights } from "../hooks/use-insights";
import { useSiteSettings } from "../hooks/use-site-settings";
import { Footer } from "./footer";
import { Header } from "./header";
import { PromoBanner } from "./promo-banner";
import { RouteAnnouncer } from "./route-announcer";
import { SkipLink } from "./skip-link";
import { ToastRegion } from "./toast-region";

/** The frame around every page. It stays mounted across navigations. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const settings = useSiteSettings();
  useInsights(settings.analytics.script);
  return (
    <>
      <SkipLink />
      <Header settings={settings} path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} />
      <PromoBanner promo={settings.promo} />
      <ToastRegion />
      <RouteAnnouncer path={path} />
    </>
  );
}
