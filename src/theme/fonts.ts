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

/** A local font stretched to the metrics of a web font, so that nothing moves when the web font takes its place. */
const standIn = (family: string, local: readonly string[], size: number, ascent: number, descent: number) => `
  @font-face {
    font-family: "${family}"; src: ${local.map((name) => `local("${name}")`).join(", ")};
    size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%;
  }
`;

/** Stand-ins for desktop systems and for Android, which has neither Times nor Arial. */
export const standIns = [
  standIn("Hedvig Stand-in", ["Times New Roman", "Liberation Serif"], 113.8, 89.6, 28.2),
  standIn("Hedvig Stand-in Android", ["Noto Serif"], 95.2, 107, 33.6),
  standIn("Instrument Stand-in", ["Arial", "Liberation Sans"], 101.4, 95.7, 24.7),
  standIn("Instrument Stand-in Android", ["Roboto"], 102.4, 94.8, 24.4),
].join("");

/** The families in the order of preference, as custom properties. */
export const families = `
  --serif: "Hedvig Letters Serif", "Hedvig Stand-in", "Hedvig Stand-in Android", Georgia, serif;
  --sans: "Instrument Sans", "Instrument Stand-in", "Instrument Stand-in Android", system-ui, sans-serif;
`;

const STYLE_ID = "web-fonts";

/**
 * The web fonts weigh more than the hero picture, so they come after it: the first page of a visit shows the stand-ins
 * until it is loaded and painted, every further one has the fonts in the cache and uses them at once. Where scripts are
 * off, the media query lets them in.
 */
export const fontStyle = {
  id: STYLE_ID,
  media: "(scripting: none)",
  css: webFonts.map(fontFace).join(""),
} as const;

/**
 * Runs in the head, right after the style element that it switches on from the second page of a visit on. On the first
 * one it brings the fonts in together, so that the page is laid out anew once and not for each of them.
 */
export const fontScript = `(function (style, fonts) {
  try { if (sessionStorage.fonts) return void (style.media = "all") } catch (e) {}
  function bring() {
    var faces = fonts.map(function (font) {
      return new FontFace(font.family, "url(" + font.url + ")", { weight: font.weight });
    });
    Promise.allSettled(faces.map(function (face) { return face.load() })).then(function () {
      faces.forEach(function (face) { if (face.status === "loaded") document.fonts.add(face) });
      try { sessionStorage.fonts = 1 } catch (e) {}
    });
  }
  function painted() {
    new PerformanceObserver(function (_, observer) { observer.disconnect(); setTimeout(bring) })
      .observe({ type: "paint", buffered: true });
  }
  document.readyState === "complete" ? bring() : addEventListener("load", painted);
})(document.getElementById("${STYLE_ID}"), ${JSON.stringify(webFonts)});`;
