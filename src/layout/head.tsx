import { useEffect, useState, type ComponentType } from "react";
import { Helmet, type HelmetProps } from "react-helmet";
import { useHydrated } from "../hooks/use-hydrated";

/**
 * Helmet for pages that follow the first one of a visit. The title does not wait for it: tab and announcer
 * (route-announcer.tsx) have it at once.
 */
export function LateHelmet(props: HelmetProps & { title: string }) {
  const { title } = props;
  const [isPrebuilt] = useState(!useHydrated());
  // Not `lazy`: React may render what is suspended and drop it, and Helmet counts what it renders, not what is shown.
  const [Late, setLate] = useState<ComponentType<HelmetProps>>();
  useEffect(() => {
    if (isPrebuilt) return;
    document.title = title;
    // Not while the page is rendered: what is seen comes first. Visitors miss nothing without it.
    void import("react-helmet").then(
      ({ Helmet }) => setLate(() => Helmet),
      () => undefined,
    );
  }, [isPrebuilt, title]);
  return Late ? <Late {...props} /> : null;
}

/** What writes a page's head: Helmet, 5 KB, which a built page does without in the browser. `gatsby develop` builds none. */
export const Head = process.env.BUILD_STAGE === "build-javascript" ? LateHelmet : Helmet;
