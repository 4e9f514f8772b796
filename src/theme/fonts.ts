import hedvig from "@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

type WebFont = { family: string; weight: string; url: string };

const webFonts: readonly WebFont[] = [
  { family: "Hedvig Letters Serif", weight: "400", url: hedvig },
  { family: "Instrument Sans", weight: "400 700", url: instrument },
];

const fontFace = ({ family, weight, url }: WebFont) => `
  @font-face {
    font-family: "${family}"; font-style: normal; font-weight: ${weight}; font-display: swap;
    src: url(${url}) format("woff2");
  }
`;

/** A local font scaled to the metrics of a web font, so that nothing moves when the web font replaces it. */
const fallbackFace = (
  family: string,
  local: readonly string[],
  size: number,
  ascent: number,
  descent: number,
) => `
  @font-face {
    font-family: "${family}"; src: ${local.map((name) => `local("${name}")`).join(", ")};
    size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%;
  }
`;

/** Fallback fonts for desktop systems, and for Android, which has neither Times nor Arial. */
export const fallbackFaces = [
  fallbackFace("Hedvig Fallback", ["Times New Roman", "Liberation Serif"], 113.8, 89.6, 28.2),
  fallbackFace("Hedvig Fallback Android", ["Noto Serif"], 95.2, 107, 33.6),
  fallbackFace("Instrument Fallback", ["Arial", "Liberation Sans"], 101.4, 95.7, 24.7),
  fallbackFace("Instrument Fallback Android", ["Roboto"], 102.4, 94.8, 24.4),
].join("");

/** The font families as custom properties, preferred font first. */
export const families = `
  --serif: "Hedvig Letters Serif", "Hedvig Fallback", "Hedvig Fallback Android", Georgia, serif;
  --sans: "Instrument Sans", "Instrument Fallback", "Instrument Fallback Android", system-ui, sans-serif;
`;

const STYLE_ID = "web-fonts";

/**
 * The web fonts weigh more than the hero picture, so they load after it: the first page of a visit shows the fallback
 * fonts until it is painted; later pages take the web fonts from the cache at once. With scripts off, the media query
 * applies them.
 */
export const fontStyle = {
  id: STYLE_ID,
  media: "(scripting: none)",
  css: webFonts.map(fontFace).join(""),
} as const;

/**
 * Runs in the head, right after the style element above. From the second page of a visit on it enables that element. On
 * the first page it adds all fonts at once, so that the page is laid out again once and not for each of them.
 */
export const fontScript = `(function (style, fonts) {
  try { if (sessionStorage.fonts) return void (style.media = "all") } catch (e) {}
  function load() {
    var faces = fonts.map(function (font) {
      return new FontFace(font.family, "url(" + font.url + ")", { weight: font.weight });
    });
    Promise.allSettled(faces.map(function (face) { return face.load() })).then(function () {
      faces.forEach(function (face) { if (face.status === "loaded") document.fonts.add(face) });
      try { sessionStorage.fonts = 1 } catch (e) {}
    });
  }
  function afterPaint() {
    new PerformanceObserver(function (_, observer) { observer.disconnect(); setTimeout(load) })
      .observe({ type: "paint", buffered: true });
  }
  document.readyState === "complete" ? load() : addEventListener("load", afterPaint);
})(document.getElementById("${STYLE_ID}"), ${JSON.stringify(webFonts)});`;
