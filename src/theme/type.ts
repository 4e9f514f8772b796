/** A custom property that an edition may set (arabic.ts); its default is `value`. */
const own = (property: string, value: string): string => `var(--${property}, ${value})`;

const lineHeight = (kind: "serif" | "sub" | "story" | "sans" | "body" | "label") => (value: string) =>
  own(`${kind}-line`, value);

/** The line height of running text in a size of its own. */
export const textLine = lineHeight("sans");

/** The line height of a short label that may break. */
export const labelLine = lineHeight("label");

/** The size is capped, so that on a phone with large text a long word still fits into its line. */
const display = (size: string, height: string, tracking: string): string =>
  `font-family: var(--serif); font-weight: 400; font-synthesis: none; font-size: min(${size}, 13.5vw); line-height: ${height};
  letter-spacing: ${own("tracking", tracking)}; word-spacing: ${own("word-space", "0.06em")};`;

/** Large type: its size, line height and tracking. */
export const serif = (size: string, height: string, tracking: string): string =>
  display(size, lineHeight("serif")(height), tracking);

const sub = (size: string, height: string, tracking: string): string =>
  display(size, lineHeight("sub")(height), tracking);

const sans = (size: string, height: string): string =>
  `font-family: var(--sans); font-size: ${size}; line-height: ${height}; letter-spacing: 0;`;

/** Text styles of the design, as CSS declarations. */
export const type = {
  heroTitle: sub("var(--hero-title)", "1.2", "-0.01em"),
  heroLine: `${serif("var(--hero-line)", "1.02", "-0.03em")} max-width: min(100%, var(--hero-measure));`,
  h1: `${serif(own("h1", "clamp(2.75rem, 1.6rem + 4.6vw, 5.5rem)"), "0.98", "-0.03em")} max-width: ${own("h1-measure", "8.6em")};`,
  h2: serif(own("h2", "clamp(2.25rem, 1.6rem + 2.7vw, 4rem)"), "1.04", "-0.022em"),
  h2s: serif("clamp(2rem, 1.4rem + 2vw, 3rem)", "1.04", "-0.022em"),
  index: serif("clamp(1.5rem, 1rem + 2.6vw, 3.25rem)", "1.05", "-0.025em"),
  branch: serif(own("branch", "clamp(2rem, 0.15rem + 2.9vw, 2.75rem)"), "1.02", "-0.025em"),
  story: display(
    "min(clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem), 8.5vw)",
    lineHeight("story")("1.28"),
    "-0.018em",
  ),
  claim: sub(own("claim", "clamp(1.75rem, 1.55rem + 0.62vw, 2rem)"), "1.2", "-0.02em"),
  claimTitle: `${sans("1rem", labelLine("1.5"))} font-weight: 550;`,
  question: sub("clamp(1.25rem, 1.15rem + 0.5vw, 1.625rem)", "1.2", "-0.012em"),
  /** A reference number, to be read aloud: Latin letters and digits in every language. */
  reference: display("var(--reference)", "1", "0"),
  step: sub("1.3125rem", "1.25", "-0.012em"),
  symptom: sub("clamp(1.5rem, 1.2rem + 1.05vw, 2rem)", "1.22", "-0.018em"),
  specimen: serif("clamp(1.625rem, 1.4rem + 0.9vw, 2.25rem)", "1.1", "-0.018em"),
  row: serif("1.375rem", "1.2", "-0.01em"),
  cardTitle: serif("min(1.5rem, 7.5vw)", "1.15", "-0.012em"),
  sub: sub("clamp(1.375rem, 1.15rem + 0.9vw, 1.875rem)", "1.2", "-0.01em"),
  lead: sans("clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)", textLine("1.5")),
  /** Running text. The body has it, and so has all that is given no other style. */
  body: sans("1.0625rem", lineHeight("body")("1.6")),
  bodyS: sans("1rem", textLine("1.55")),
  small: `${sans("0.9375rem", textLine("1.5"))} font-weight: var(--small-weight);`,
  button: `${sans("1rem", labelLine("1.2"))} font-weight: 550;`,
} as const;
