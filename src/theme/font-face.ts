export type WebFont = {
  family: string;
  weight: string;
  url: string;
  /** The characters that it is used for; all that it has by default. */
  unicodeRange?: string;
};

export const fontFace = ({ family, weight, url, unicodeRange }: WebFont): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");` +
  `${unicodeRange ? `unicode-range:${unicodeRange}` : ""}}`;

type Metrics = { size: number; ascent: number; descent: number };

/** A local font scaled to the metrics of a web font, so that nothing moves when the web font replaces it. */
export const fallbackFace = (
  family: string,
  local: readonly string[],
  { size, ascent, descent }: Metrics,
  unicodeRange?: string,
): string => `
  @font-face {
    font-family: "${family}"; src: ${local.map((name) => `local("${name}")`).join(", ")};
    size-adjust: ${size}%; ascent-override: ${ascent}%; descent-override: ${descent}%; line-gap-override: 0%;
    ${unicodeRange ? `unicode-range: ${unicodeRange};` : ""}
  }
`;
