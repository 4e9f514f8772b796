import type { ReactNode } from "react";
import { useKeptPlace } from "../hooks/kept-place";
import { useInsights } from "../hooks/use-insights";
import { useNamedPart } from "../hooks/use-named-part";
import { useSettledParts } from "../hooks/use-settled-parts";
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
  useSettledParts(path);
  useNamedPart(path);
  useKeptPlace();
  return (
    <>
      <SkipLink label={settings.interface.skipLink} />
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <PromoBanner />
      <ToastRegion close={settings.interface.closeMessage} />
      <RouteAnnouncer path={path} />
    </>
  );
}
