const serif = `font-family: var(--serif); font-weight: 400; font-synthesis: none;`;
const sans = `font-family: var(--sans);`;

const style = (family: string, size: string, line: string, tracking = "0"): string =>
  `${family} font-size: ${size}; line-height: ${line}; letter-spacing: ${tracking};`;

/** Text styles of the design, as CSS declarations. */
export const type = {
  heroTitle: style(serif, "var(--hero-title)", "1.2", "-0.01em"),
  heroLine: `${style(serif, "var(--hero-line)", "1.02", "-0.03em")} max-width: var(--hero-measure);`,
  h1: style(serif, "clamp(2.75rem, 1.6rem + 4.6vw, 5.5rem)", "0.98", "-0.03em"),
  h2: style(serif, "clamp(2.25rem, 1.6rem + 2.7vw, 4rem)", "1.04", "-0.022em"),
  h2s: style(serif, "clamp(2rem, 1.4rem + 2vw, 3rem)", "1.04", "-0.022em"),
  index: style(serif, "clamp(1.5rem, 1rem + 2.6vw, 3.25rem)", "1.05", "-0.025em"),
  branch: style(serif, "clamp(2rem, 1.4rem + 1.6vw, 2.75rem)", "1.02", "-0.025em"),
  story: style(serif, "clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)", "1.28", "-0.018em"),
  claim: style(serif, "clamp(1.75rem, 1.55rem + 0.62vw, 2rem)", "1.2", "-0.02em"),
  claimTitle: `${style(sans, "1rem", "1.5")} font-weight: 550;`,
  question: style(serif, "clamp(1.25rem, 1.15rem + 0.5vw, 1.625rem)", "1.2", "-0.012em"),
  /** A reference number, to be read aloud. */
  reference: style(serif, "var(--reference)", "1", "0"),
  step: style(serif, "1.3125rem", "1.25", "-0.012em"),
  symptom: style(serif, "clamp(1.5rem, 1.2rem + 1.05vw, 2rem)", "1.22", "-0.018em"),
  specimen: style(serif, "clamp(1.625rem, 1.4rem + 0.9vw, 2.25rem)", "1.1", "-0.018em"),
  row: style(serif, "1.375rem", "1.2", "-0.01em"),
  cardTitle: style(serif, "1.5rem", "1.15", "-0.012em"),
  sub: style(serif, "clamp(1.375rem, 1.15rem + 0.9vw, 1.875rem)", "1.2", "-0.01em"),
  lead: style(sans, "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)", "1.5"),
  body: style(sans, "1.0625rem", "1.6"),
  bodyS: style(sans, "1rem", "1.55"),
  small: style(sans, "0.9375rem", "1.5"),
  button: `${style(sans, "1rem", "1.2")} font-weight: 550;`,
} as const;
