import hedvig from "@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
import { arabicFonts, arabicStyles } from "./arabic";
import { fallbackFace, fontFace, type WebFont } from "./font-face";
import { LG_PX } from "./tokens";

const latinFonts: readonly WebFont[] = [
  { family: "Hedvig Letters Serif", weight: "400", url: hedvig },
  { family: "Instrument Sans", weight: "400 700", url: instrument },
];

const isArabic = (language: string): boolean => /^ar(?:-|$)/.test(language);

/** The fonts of a page in this language: a page loads no other. */
const fontsOf = (language: string): readonly WebFont[] => (isArabic(language) ? arabicFonts : latinFonts);

/** Fallback fonts for desktop systems, and for Android, which has neither Times nor Arial. */
export const fallbackFaces = [
  fallbackFace("Hedvig Fallback", ["Times New Roman", "Liberation Serif"], {
    size: 113.8,
    ascent: 89.6,
    descent: 28.2,
  }),
  fallbackFace("Hedvig Fallback Android", ["Noto Serif"], { size: 95.2, ascent: 107, descent: 33.6 }),
  fallbackFace("Instrument Fallback", ["Arial", "Liberation Sans"], {
    size: 101.4,
    ascent: 95.7,
    descent: 24.7,
  }),
  fallbackFace("Instrument Fallback Android", ["Roboto"], { size: 102.4, ascent: 94.8, descent: 24.4 }),
].join("");

/** The font families as custom properties, preferred font first. */
export const families = `
  --serif: "Hedvig Letters Serif", "Hedvig Fallback", "Hedvig Fallback Android", Georgia, serif;
  --sans: "Instrument Sans", "Instrument Fallback", "Instrument Fallback Android", system-ui, sans-serif;
`;

const STYLE_ID = "web-fonts";

/** As code for a script: the key in session storage under which a page's language has loaded its fonts. */
const LOADED = '"fonts-" + document.documentElement.lang';

/**
 * The web fonts weigh more than the hero picture, so they load after it: the first page of a visit shows the fallback
 * fonts until it is painted; later pages take the web fonts from the cache at once. With scripts off, the media query
 * applies them.
 */
export const fontStyle = (language: string) =>
  ({ id: STYLE_ID, media: "(scripting: none)", css: fontsOf(language).map(fontFace).join("") }) as const;

/** Runs right after the style element above. From the second page of a visit on it enables that element. */
export const KEPT_FONTS_SCRIPT = `
  try { if (sessionStorage[${LOADED}]) document.getElementById("${STYLE_ID}").media = "all" } catch {}
`;

/** The type levels of the page's own language, where they differ from the Latin ones of global.tsx. */
export const languageStyles = (language: string): string => (isArabic(language) ? arabicStyles : "");

/**
 * Runs once a page is painted. On the first page of a visit it adds all fonts of the style element above at once, so
 * that what is on screen is laid out again only once. Where browsers skip parts that are far away (global.tsx), the
 * parts below the window are hidden meanwhile, and then laid out for good, one in each frame.
 *
 * A text that then has more or fewer lines keeps its height, so that nothing below it moves. If it is shorter, it is
 * set a little narrower, or else gets a least height; if it is longer, it is set a little smaller, if that helps. This
 * lasts until the window's size changes. In a grid or a row a text keeps its width, because only a neighbour's height
 * may have changed. All texts are tried at once, in few steps, because each step lays the page out anew, and in another
 * task than the one that measures. Texts below the window are left out, unless they stand beside others or on a lower
 * edge, as on wide windows and in a page's first part. So is a text that is not laid out, such as a closed answer,
 * except in older browsers, which cannot tell.
 */
export const FONT_SCRIPT = `((style) => {
  if (style.media === "all") return;
  const load = async () => {
    const faces = [...style.sheet.cssRules].map(({ style: rule }) => {
      const value = (name) => rule.getPropertyValue(name) || undefined;
      const [family, weight, unicodeRange] = ["font-family", "font-weight", "unicode-range"].map(value);
      return new FontFace(family.replaceAll('"', ""), value("src"), { weight, unicodeRange });
    });
    await Promise.allSettled(faces.map((face) => face.load()));
    const later = partsBelow();
    for (const { style } of later) style.contentVisibility = "hidden";
    await keepHeights(() => {
      for (const face of faces) if (face.status === "loaded") document.fonts.add(face);
    });
    release(later);
    try { sessionStorage[${LOADED}] = 1 } catch {}
  };
  const parts = ":is(main > *, main + footer):not(:focus-within)";
  const partsBelow = () => [...document.querySelectorAll(parts)].filter((part) =>
    /^auto/.test(getComputedStyle(part).containIntrinsicBlockSize) && isBelow(part));
  const isBelow = (element) => element.getBoundingClientRect().top > innerHeight;
  const movedBy = (text) => {
    const part = text.closest("main > *");
    return innerWidth >= ${LG_PX} || part === part.parentNode.firstElementChild ? part : text;
  };
  const release = ([part, ...others]) => part && requestAnimationFrame(() => {
    // By way of auto: from hidden to visible at once would count as a layout shift.
    part.style.contentVisibility = "auto";
    requestAnimationFrame(() => {
      part.style.contentVisibility = "";
      part.style.setProperty("--late", "visible");
    });
    release(others);
  });
  const keepHeights = async (change) => {
    const kinds = ":is(h1, h2, h3, h4, p, dt, dd, li, q)";
    const texts = [...document.querySelectorAll("main " + kinds)].filter((text) => !text.querySelector(kinds) &&
      text.checkVisibility?.({ contentVisibilityAuto: true }) !== false && !isBelow(movedBy(text)));
    const heights = texts.map((text) => text.offsetHeight);
    await new Promise((measured) => setTimeout(measured));
    change();
    const others = texts.flatMap((text, i) => {
      const taller = text.offsetHeight - heights[i];
      if (!taller || !text.isConnected) return [];
      const size = parseFloat(getComputedStyle(text).fontSize);
      const alone = !/grid|flex/.test(getComputedStyle(text.parentNode).display);
      return [{ text, style: text.style, height: heights[i], taller: taller > 0, size, alone }];
    });
    let rest = others.filter(({ taller, alone }) => taller || alone);
    for (const percent of [1, 2, 4, 8, 16, 32]) {
      for (const { style, taller, size } of rest) {
        if (!taller) style.paddingInlineEnd = percent + "%";
        else if (percent < 10) style.fontSize = size * (1 - percent / 100) + "px";
      }
      rest = rest.filter(({ text, height, taller }) =>
        taller ? text.offsetHeight > height : text.offsetHeight < height);
    }
    const inVain = others.filter(({ text, height, taller }) =>
      taller ? text.offsetHeight > height : text.offsetHeight !== height);
    for (const { style } of inVain) style.fontSize = style.paddingInlineEnd = "";
    for (const { style, height } of others) {
      style.minHeight = height + "px";
      addEventListener("resize", () => {
        style.fontSize = style.paddingInlineEnd = style.minHeight = "";
      }, { once: true });
    }
  };
  document.readyState === "complete" ? load() : addEventListener("load", load);
})(document.getElementById("${STYLE_ID}"))`;
