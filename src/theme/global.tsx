import { Global } from "@emotion/react";
import { families, fallbackFaces, fontStyle, languageStyles } from "./fonts";
import { printStyles } from "./print";
import { color, ease, media, mirrored, space, time } from "./tokens";
import { type } from "./type";

const styles = `
  ${fallbackFaces}
  :root {
    --dir: 1;
    ${families}
    --gutter: clamp(20px, 5.56vw, 80px);
    --gap: clamp(16px, 2.22vw, 32px);
    --section: clamp(80px, 5rem + 5vw, 160px);
    --header: 72px;
    /* The middle of a heading's first line. */
    --first-line: 0.55em;
    --channel-x: 0px; --indent: 26px;
    --hero-title: 1.375rem; --hero-line: clamp(2.5rem, 5vw, 4.5rem); --hero-measure: 12em; --reference: 2.5rem;
    /* Below 1024 px a picture stands above the text that it goes with: where it starts, its height (on short phones the
       text and its button still fit below), where text starts. */
    --art-top: 54px; --art-height: clamp(220px, 100svh - 412px, 356px); --art-end: calc(var(--art-height) - 4px);
  }
  /* Factor of everything that has a direction but no logical property (tokens.ts: forward). */
  :root[dir="rtl"] { --dir: -1; }
  ${media.sm} {
    :root {
      --reference: 3.25rem;
      --hero-title: 1.5rem; --hero-line: 3.25rem; --hero-measure: 13em;
      --art-top: 40px; --art-height: 430px; --art-end: 404px;
    }
  }
  ${media.sidewaysPhone} { :root { --art-end: 76px; } }
  ${media.lg} {
    :root {
      --header: 84px; --hero-line: clamp(2.5rem, 5vw, 4.5rem); --hero-measure: 12em;
      --channel-x: calc(var(--gutter) / -2 - 1px); --indent: 0px;
    }
  }
  ${media.reducedMotion} { :root { --motion: 0; } }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    background: ${color.paper}; color: ${color.ink};
    scroll-padding: 96px 0 max(var(--promo-space, 0px), 12px); /* Header; banner, or a focus ring. */
    text-size-adjust: 100%; -webkit-text-size-adjust: 100%;
    /* From the first layout, when only the top has arrived: a scrollbar that comes later moves the page aside. */
    overflow-y: scroll;
  }
  /* The place of the scrollbar is kept, in the color that the page has behind the dialog. */
  html:has(dialog[open]) { overflow: hidden; scrollbar-gutter: stable; background: ${color.dimmed}; }
  html:has(dialog[open][data-ground="dark"]) { background: ${color.ink}; }
  ${media.moving} {
    [data-reveal] { transition: opacity ${time.reveal} ${ease.reveal}, transform ${time.reveal} ${ease.reveal}; }
    /* Not without scripts: a saved page has the attribute, but no script to remove it. */
    [data-reveal="waiting"] { opacity: 0; transform: translateY(16px); }
    ${media.noScript} { [data-reveal="waiting"] { opacity: 1; transform: none; } }
    @view-transition { navigation: auto; }
    /*
     * From document to document the top, its heading and the header morph; their pictures keep their proportions. Not
     * when scripts change the page: capturing it first delays the next one by more than a visitor gains.
     */
    main > :first-child { view-transition-name: top; }
    h1 { view-transition-name: heading; }
    #gatsby-focus-wrapper > header { view-transition-name: header; }
    #gatsby-focus-wrapper > aside { view-transition-name: promo; }
    /* With html named, browsers test these selectors on no other element. */
    html::view-transition { pointer-events: none; }
    html::view-transition-group(*), html::view-transition-old(*), html::view-transition-new(*) {
      animation-duration: ${time.open}; animation-timing-function: ${ease.standard};
    }
    html::view-transition-old(top), html::view-transition-new(top) { block-size: 100%; object-fit: cover; object-position: top; }
    html::view-transition-old(heading), html::view-transition-new(heading) { inline-size: auto; }
  }
  body {
    /* A single word may be wider than its column, and than the window. */
    margin: 0; ${type.body} overflow-wrap: anywhere;
    padding-bottom: var(--promo-space, 0px);
    -webkit-font-smoothing: antialiased; -moz-osx-font-smoothing: grayscale;
  }
  /*
   * Parts far from the window are laid out near it, or in an idle turn (use-settled-parts.ts); until then they have a
   * typical height. Only where browsers keep the reading position while heights above change, and not if the address
   * names a part. Not in Firefox, where a part that is a container has no height until then.
   */
  @supports (overflow-anchor: auto) and (not (-moz-appearance: none)) {
    /* Not main:has(:target) > *, with which each change of focus would restyle all that is in main. */
    main:has(:target) { --late: visible; }
    main > :where(:not(:first-child)), main + footer { content-visibility: var(--late, auto); contain-intrinsic-block-size: auto 1400px; }
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd { margin: 0; padding: 0; }
  ul, ol { list-style: none; text-wrap: pretty; }
  h1, h2, h3, h4 { font-weight: 400; text-wrap: balance; }
  /* About 75 letters of the web font; in ch, the fallback font would break lines elsewhere. Content's breaks stay. */
  p, dd { white-space: pre-line; text-wrap: pretty; max-width: 36em; }
  img, picture, svg { display: block; max-width: 100%; }
  svg[aria-hidden] { fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; }
  [data-arrow] { flex: none; ${mirrored} }
  g[data-arrow] { transform-origin: 12px; }
  a { color: inherit; }
  a[href^="tel:"] { white-space: nowrap; word-spacing: ${space.phoneWords}; }
  /* People copy these by eye, and kerning hides a dot. */
  a:is([href^="tel:"], [href^="mailto:"]) { font-kerning: none; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { -webkit-tap-highlight-color: transparent; cursor: pointer; touch-action: manipulation; }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; } dialog { scroll-padding-block: 12px; }
  /* A navigation focuses these; they are not controls. */
  #gatsby-focus-wrapper:focus, main:focus, main > :focus { outline: none; }
  @keyframes channel-grow { from, entry-crossing 0% { transform: scaleY(0); } }
  @keyframes channel-appear { from, entry-crossing 0% { opacity: 0; } }
  /* Colors that depend on the background: buttons, links, lines and focus rings read these. */
  :root, [data-ground="light"] {
    --focus: ${color.teal}; --channel: ${color.teal}; --rule: ${color.sand300}; --text: ${color.ink}; --text2: ${color.muted};
    --button: ${color.ink}; --button-text: ${color.paper}; --button-hover: ${color.teal}; --button-hover-text: ${color.white};
    --button-press: ${color.tealDark}; --button2-line: ${color.ink}; --button2-hover: ${color.ink}; --button2-hover-text: ${color.paper};
    --link: ${color.teal}; --accent: ${color.teal}; --accent-text: ${color.white};
  }
  [data-ground="dark"] {
    --focus: ${color.amber}; --channel: ${color.water}; --rule: ${color.ink700}; --text: ${color.paper}; --text2: ${color.mist};
    --button: ${color.amber}; --button-text: ${color.ink}; --button-hover: ${color.amberLight}; --button-hover-text: ${color.ink};
    --button-press: ${color.amber}; --button2-line: ${color.mist2}; --button2-hover: ${color.ink800}; --button2-hover-text: ${color.paper};
    --link: ${color.amber}; --accent: ${color.ink800}; --accent-text: ${color.paper};
  }
`;

/** The attribute of the root element that turns on smooth scrolling to parts of the page. */
export const GLIDES = "data-glides";

const lateStyles = `
  ${printStyles}
  ${media.moving} {
    /* Not in Firefox, which scrolls smoothly on Back, too, starting from where the router has scrolled to. */
    @supports not (-moz-appearance: none) { html[${GLIDES}] { scroll-behavior: smooth; } }
  }
`;

/** Fonts, custom properties and resets. */
export const GlobalStyles = () => <Global styles={styles} />;

/** Global styles that load with those of the later parts: print, and smooth scrolling, which leads to such parts. */
export const LateStyles = () => <Global styles={lateStyles} />;

/** For `gatsby develop`, what prebuilt pages have in their head: global styles, every language's fonts and levels. */
export const DevelopmentStyles = () => (
  <>
    <GlobalStyles />
    <LateStyles />
    <Global styles={["en", "ar"].map((language) => fontStyle(language).css + languageStyles(language))} />
  </>
);
