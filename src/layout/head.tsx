import { useEffect, useState, type ComponentType } from "react";
import { Helmet, type HelmetProps } from "react-helmet";
import { useHydrated } from "../hooks/use-hydrated";

/**
 * Helmet for the pages after the first one of a visit. The title does not wait for Helmet: the browser's tab and the
 * announcer (route-announcer.tsx) have it at once.
 */
export function LateHelmet(props: HelmetProps & { title: string }) {
  const { title } = props;
  const [isPrebuilt] = useState(!useHydrated());
  // Not `lazy`: React may render a suspended component and discard it, but Helmet counts every render, shown or not.
  const [Late, setLate] = useState<ComponentType<HelmetProps>>();
  useEffect(() => {
    if (isPrebuilt) return;
    document.title = title;
    // After the page is rendered, because what is visible comes first. If loading fails, visitors miss nothing.
    void import("react-helmet").then(
      ({ Helmet }) => setLate(() => Helmet),
      () => undefined,
    );
  }, [isPrebuilt, title]);
  return Late ? <Late {...props} /> : null;
}

/**
 * Writes a page's head. The first page of a built site needs no Helmet (5 KB) in the browser, because its head is
 * prebuilt. `gatsby develop` prebuilds no pages.
 */
export const Head = process.env.BUILD_STAGE === "build-javascript" ? LateHelmet : Helmet;
