import { CAROUSEL_FADE_MS, REVEAL_DURATION_MS, REVEAL_EASING } from "../config";

/** The palette. The design lists the contrast of every pair in use; amber and water are never used on paper. */
export const color = {
  ink: "#0B1020",
  ink900: "#10182F",
  ink800: "#1A2442",
  ink700: "#2A355A",
  paper: "#FAF6EF",
  sand100: "#F3ECDF",
  sand200: "#E7DCC8",
  sand300: "#D6C7AB",
  control: "#857A66",
  white: "#FFFFFF",
  muted: "#474D61",
  subtle: "#5F6577",
  mist: "#C3C8D6",
  mist2: "#98A1B8",
  amber: "#E8B36A",
  amberLight: "#F2C98A",
  /** Inside specimens: wrong, ends, limit; always beside a word or a number. */
  bronze: "#8A5A12",
  teal: "#0F6B64",
  tealDark: "#0B4A47",
  deep: "#0A3837",
  onDeep: "#CFE7E2",
  deepRule: "rgba(207, 231, 226, 0.22)",
  deepRing: "rgba(207, 231, 226, 0.4)",
  water: "#3CC4B2",
  red: "#B3261E",
  redDark: "#7F1610",
  redTint: "#FBECE9",
  backdrop: "rgba(11, 16, 32, 0.72)",
  /** Paper behind the backdrop. */
  dimmed: "#4E505A",
  /** Behind a picture until it is there: a glow that ends in ink. */
  glow: "#25406b",
  glowEdge: "#16224a",
} as const;

/** Ink at a given opacity, for scrims between pictures and text. */
export const ink = (alpha: number): string => `rgba(11, 16, 32, ${alpha})`;

/** Paper at a given opacity, for controls over pictures. */
export const paper = (alpha: number): string => `rgba(250, 246, 239, ${alpha})`;

/** From this width in px on, layouts have columns and the header has its links. */
export const LG_PX = 1024;

/** Media queries, mobile first; widths in px. */
export const media = {
  sm: "@media (min-width: 640px)",
  md: "@media (min-width: 768px)",
  lg: `@media (min-width: ${LG_PX}px)`,
  xl: "@media (min-width: 1200px)",
  wide: "@media (min-width: 1280px)",
  belowSm: "@media (max-width: 639.98px)",
  smToLg: "@media (min-width: 640px) and (max-width: 1023.98px)",
  lgToXl: "@media (min-width: 1024px) and (max-width: 1199.98px)",
  belowXl: "@media (max-width: 1199.98px)",
  belowLg: "@media (max-width: 1023.98px)",
  smallPhone: "@media (max-width: 359.98px)",
  sidewaysPhone: "@media (min-width: 640px) and (max-width: 1023.98px) and (max-height: 500px)",
  shortDesktop: "@media (min-width: 1024px) and (max-height: 720px)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  moving: "@media screen and (prefers-reduced-motion: no-preference)",
  /** Where the channel is drawn as the page is scrolled; elsewhere it is whole at once. */
  drawn: "@media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)",
  print: "@media print",
  /** Columns that paper has room for as well. */
  lgOrPrint: "@media print, (min-width: 1024px)",
  noScript: "@media (scripting: none)",
  forcedColors: "@media (forced-colors: active)",
} as const;

export const radius = {
  control: "6px",
  pill: "999px",
  /** Bends of the channel: between neighbours, and at the end of a long run. */
  line: "24px",
  longLine: "32px",
  /** The one large corner of a panel or picture. */
  elbow: { xs: "40px", s: "64px", m: "80px", l: "96px", xl: "120px", xxl: "160px" },
} as const;

export const shadow = {
  header: `0 1px 0 ${color.sand200}, 0 12px 32px -16px ${ink(0.22)}`,
  panel: `0 1px 2px ${ink(0.05)}, 0 24px 64px -32px ${ink(0.22)}`,
  toast: `0 1px 2px ${ink(0.08)}, 0 20px 56px -16px ${ink(0.35)}`,
  floatSmall: `0 20px 60px -12px ${ink(0.28)}`,
  float: `0 40px 120px -24px ${ink(0.55)}`,
} as const;

export const layer = { content: 1, header: 40, promo: 50, toast: 80, skipLink: 90 } as const;

/** A duration that is 0 under reduced motion, where global.tsx sets `--motion` to 0. */
const duration = (ms: number): string => `calc(${ms}ms * var(--motion, 1))`;

export const time = {
  press: duration(120),
  hover: duration(200),
  open: duration(320),
  slide: duration(CAROUSEL_FADE_MS),
  reveal: duration(REVEAL_DURATION_MS),
  /** One turn of a waiting icon, which stands still under reduced motion. */
  turn: "1s",
} as const;

export const ease = { standard: "cubic-bezier(0.22, 0.61, 0.36, 1)", reveal: REVEAL_EASING } as const;

/**
 * A length or an angle along the reading direction: to the right in English, to the left in Arabic. For what has no
 * logical property: translations, gradients.
 */
export const forward = (value: string): string => `calc(${value} * var(--dir))`;

/** The `transform-origin` of what grows along the reading direction. */
export const startEdge = "calc(50% - 50% * var(--dir)) 50%";

/** The mirror image where text runs from right to left, for drawings and pictures that point somewhere. */
export const mirrored = "scale: var(--dir) 1;";

/** Lengths that several components share. Those that depend on the viewport are custom properties (global.tsx). */
export const space = {
  gutter: "var(--gutter)",
  /** How wide the content is, in a box as wide as the window. */
  content: "min(1280px, 100% - 2 * var(--gutter))",
  gap: "var(--gap)",
  section: "var(--section)",
  /** Between the groups of a phone number, which the serif sets too close. */
  phoneWords: "0.14em",
  /** Between two columns of text. */
  columnGap: "clamp(32px, 4.4vw, 64px)",
  /** Where the channel runs, seen from the content's starting edge: in the gutter, below 1024 px on the edge itself. */
  channel: "var(--channel-x)",
  /** How far the content stands from its starting edge: off the channel, below 1024 px. */
  indent: "var(--indent)",
} as const;
