import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { Helmet, type HelmetProps } from "react-helmet";
import { useHydrated } from "../hooks/use-hydrated";

const Late = lazy<ComponentType<HelmetProps>>(() =>
  import("react-helmet").then(
    ({ Helmet }) => ({ default: Helmet }),
    // Visitors miss nothing without it.
    () => ({ default: () => null }),
  ),
);

/**
 * Helmet for pages that follow the first one of a visit. The title does not wait for it: tab and announcer
 * (route-announcer.tsx) have it at once.
 */
export function LateHelmet(props: HelmetProps & { title: string }) {
  const { title } = props;
  const [isPrebuilt] = useState(!useHydrated());
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isPrebuilt) return;
    document.title = title;
    // Not while the page is rendered: what is seen comes first.
    setShown(true);
  }, [isPrebuilt, title]);
  if (!isShown) return null;
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}

/** What writes a page's head: Helmet, 5 KB, which a built page does without in the browser. `gatsby develop` builds none. */
export const Head = process.env.BUILD_STAGE === "build-javascript" ? LateHelmet : Helmet;
