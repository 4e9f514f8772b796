import { CacheProvider, Global } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { cloneElement, isValidElement, type HTMLAttributes, type ReactElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { pageElements, type PageElement } from "./plugins/gatsby-adapter-standalone/html/page-elements";
import { pictureOrigins } from "./plugins/gatsby-adapter-standalone/policy/picture-origins";
import { BEFORE_SCRIPTS } from "./src/enquiry/before-scripts";
import { inFrame } from "./src/layout/page-frame";
import { FONT_SCRIPT, fontStyle, KEPT_FONTS_SCRIPT, languageStyles } from "./src/theme/fonts";
import { GlobalStyles, LateStyles } from "./src/theme/global";
import { HOLD_LATER, splitStyles, STYLES_SCRIPT } from "./src/theme/split-styles";
import { createStyleCache, styleAttributes } from "./src/theme/style-cache";

export const wrapPageElement: GatsbySSR<Queries.SiteSettingsFragment>["wrapPageElement"] = inFrame;

/**
 * Emotion would write a style element before each component. Here the styles are collected: those of the page's top go
 * into the head, those of the parts below it to the end of the body, and the adapter moves these into a file.
 * Helmet's state is global, and Gatsby renders two pages at a time, so it must be read here, before any await, or pages
 * get each other's titles. When gatsby-plugin-react-helmet reads it later, it is empty and adds nothing.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  const cache = createStyleCache();
  cache.compat = true;
  const render = (part: ReactNode) => renderToString(<CacheProvider value={cache}>{part}</CacheProvider>);
  render(<LateStyles />);
  const late = Object.keys(cache.inserted);
  render(<GlobalStyles />);
  const html = render(bodyComponent);
  const head = Helmet.renderStatic();
  const attributes: HTMLAttributes<HTMLHtmlElement> = head.htmlAttributes.toComponent();
  const language = attributes.lang ?? "";
  render(<Global styles={languageStyles(language)} />);
  const parts = pageElements(html);
  const styles = splitStyles(cache, html, topEnd(parts), late);
  replaceBodyHTMLString(html);
  setHtmlAttributes(attributes);
  setHeadComponents([
    head.title.toComponent(),
    ...elements(head.meta.toComponent()).map(forRobots),
    head.link.toComponent(),
    ...elements(head.script.toComponent()).map(forRobots),
    ...pictureOrigins(parts).map((origin) => <link key={origin} rel="preconnect" href={origin} />),
    styleElement(styles.top + HOLD_LATER),
    webFonts(language),
    // One element, because each one adds 54 bytes to the page's policy.
    inlineScript([
      parts.some(({ name }) => name === "form") && BEFORE_SCRIPTS,
      KEPT_FONTS_SCRIPT,
      STYLES_SCRIPT,
    ]),
    // The adapter makes a file of it.
    <script key="fonts" data-start="" dangerouslySetInnerHTML={{ __html: FONT_SCRIPT }} />,
  ]);
  setPostBodyComponents([styleElement(styles.later)]);
};

const styleElement = (css: string) => (
  <style key="styles" {...styleAttributes} dangerouslySetInnerHTML={{ __html: css }} />
);

/** Where the page's top ends: the dark first part of its content. */
function topEnd(parts: readonly PageElement[]): number {
  const main = parts.findIndex(({ name }) => name === "main");
  return parts[main + 1]?.end ?? 0;
}

function webFonts(language: string): ReactNode {
  const { id, media, css } = fontStyle(language);
  return <style key={id} id={id} media={media} dangerouslySetInnerHTML={{ __html: css }} />;
}

const inlineScript = (parts: (string | false)[]) => (
  <script key="script" dangerouslySetInnerHTML={{ __html: parts.filter(Boolean).join("\n") }} />
);

const elements = (part: unknown) =>
  part as ReactElement<{ property?: string; name?: string; type?: string }>[];

/**
 * Removes Helmet's mark from what only robots read (src/layout/seo.tsx): Helmet would remove marked elements in the
 * browser.
 */
function forRobots(element: ReturnType<typeof elements>[number]): ReactElement {
  const { property = "", name = "", type } = element.props;
  const isTheirs =
    property.startsWith("og:") || name.startsWith("twitter:") || type === "application/ld+json";
  return isTheirs ? cloneElement(element, { "data-react-helmet": undefined } as object) : element;
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  ]);
};

/**
 * Removes the styles and script of GatsbyImage, which our plain HTML pictures (src/ui/picture.tsx) do not need, and the
 * tag that names Gatsby's version.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isUnused = (part: ReactNode) =>
    isValidElement<{ name?: string }>(part) &&
    (part.props.name === "generator" || part.key?.startsWith("gatsby-image-style"));
  replaceHeadComponents(getHeadComponents().filter((part) => !isUnused(part)));
};
