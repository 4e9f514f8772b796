import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Layout } from "./src/layout/layout";
import { fontFiles } from "./src/theme/fonts";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** Emotion would write a style element before each component; collected once in the head they weigh and shift nothing. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  replaceBodyHTMLString(html);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style key={key} data-emotion={`${key} ${ids.join(" ")}`} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents(
    fontFiles.map((file) => (
      <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  );
};
