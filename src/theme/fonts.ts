import hedvig from "@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** The two web fonts. */
const webFonts = `
  @font-face {
    font-family: "Hedvig Letters Serif"; font-style: normal; font-weight: 400; font-display: swap;
    src: url(${hedvig}) format("woff2");
  }
  @font-face {
    font-family: "Instrument Sans"; font-style: normal; font-weight: 400 700; font-display: swap;
    src: url(${instrument}) format("woff2");
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
  standIn("Hedvig Stand-in", ["Times New Roman", "Liberation Serif"], 112.8, 90.4, 28.4),
  standIn("Hedvig Stand-in Android", ["Noto Serif"], 95.2, 107, 33.6),
  standIn("Instrument Stand-in", ["Arial", "Liberation Sans"], 102.1, 95, 24.5),
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
 * until it has loaded, every further one has the fonts in the cache and uses them at once. Where scripts are off, the
 * media query lets them in.
 */
export const fontStyle = { id: STYLE_ID, media: "(scripting: none)", css: webFonts } as const;

/** Runs in the head, right after the style element it switches on. */
export const fontScript = `(function (style) {
  function on() { style.media = "all"; try { sessionStorage.fonts = 1 } catch (e) {} }
  try { if (sessionStorage.fonts) return on() } catch (e) {}
  document.readyState === "complete" ? on() : addEventListener("load", on);
})(document.getElementById("${STYLE_ID}"));`;
