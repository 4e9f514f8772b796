import hedvig from "@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

/** Addresses of the two font files, to be preloaded. */
export const fontFiles: readonly string[] = [hedvig, instrument];

/**
 * The two web fonts and their stand-ins. The stand-ins are local fonts stretched to the same metrics, so that
 * nothing moves when the web fonts arrive.
 */
export const fontFaces = `
  @font-face {
    font-family: "Hedvig Letters Serif"; font-style: normal; font-weight: 400; font-display: swap;
    src: url(${hedvig}) format("woff2");
  }
  @font-face {
    font-family: "Instrument Sans"; font-style: normal; font-weight: 400 700; font-display: swap;
    src: url(${instrument}) format("woff2");
  }
  @font-face {
    font-family: "Hedvig Fallback"; src: local("Times New Roman"), local("Liberation Serif"), local("Tinos");
    size-adjust: 112.8%; ascent-override: 90.4%; descent-override: 28.4%; line-gap-override: 0%;
  }
  @font-face {
    font-family: "Instrument Fallback"; src: local("Arial"), local("Liberation Sans"), local("Arimo");
    size-adjust: 102.1%; ascent-override: 95%; descent-override: 24.5%; line-gap-override: 0%;
  }
`;
