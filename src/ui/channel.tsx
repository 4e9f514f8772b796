import styled from "@emotion/styled";
import type { ComponentProps } from "react";
import { media, radius, space } from "../theme/tokens";

type Side = "start" | "end";

type LineProps = {
  /**
   * The corner where the line turns, named as in CSS: block side, then inline side. `end-start` runs down and then along
   * to a text, `start-end` comes along and then runs down. Without a bend the line runs straight down.
   */
  bend?: `${Side}-${Side}`;
  /** Where it shows: from 1024 px, where the gutter has room for it, from 1200, below 1024, or everywhere. */
  at?: keyof typeof hidden;
  /** Whole at once; otherwise it is drawn as it is scrolled into view, where the browser has scroll timelines. */
  whole?: boolean;
};

const hidden = {
  wide: `${media.belowLg} { display: none; }`,
  widest: `${media.belowXl} { display: none; }`,
  narrow: `${media.lg} { display: none; }`,
  all: "",
} as const;

const sides = ({ bend }: LineProps): string => {
  if (!bend) return "border-inline-start-width: 2px;";
  const [block, inline] = bend.split("-") as [Side, Side];
  return `
    border-block-${block}-width: 2px;
    border-inline-${inline}-width: 2px;
    border-${bend}-radius: var(--bend, ${radius.line});
  `;
};

/**
 * A straight line begins to grow an eighth of the window above its lower edge. A line with a bend would be distorted,
 * so it fades in. Outside the window lines are whole, so that a picture of the whole page shows them.
 */
const drawn = ({ bend, whole }: LineProps): string =>
  whole
    ? ""
    : `${media.drawn} {
    @supports (animation-timeline: view()) {
      transform-origin: top;
      animation: ${bend ? "channel-appear" : "channel-grow"} linear;
      animation-timeline: view(block 0% 12%);
      animation-range: entry-crossing -12lvh ${bend ? "entry-crossing 160px" : "entry-crossing 100%"};
    }
  }`;

/** Hidden from screen readers. */
const Mark = (props: ComponentProps<"span">) => <span aria-hidden="true" {...props} />;

/**
 * A line with settings of its own. Each one is styled here instead of wrapping another styled component: pages would
 * contain, and browsers parse, a second set of styles that no element uses.
 */
const line = (own: LineProps = {}) => styled(Mark, {
  shouldForwardProp: (prop) => !["bend", "at", "whole"].includes(prop),
})<LineProps>`
  position: absolute;
  border: 0 solid var(--channel);
  pointer-events: none;
  ${(props) => sides({ ...own, ...props })}
  ${(props) => drawn({ ...own, ...props })}
  ${({ at = own.at ?? "wide" }) => hidden[at]}
`;

/**
 * A piece of the channel, the 2 px line that leads from the hero to the button that starts a conversation: an empty box
 * with one or two borders. A section places it by its edges, and may set `--bend`, the radius, and `--channel`, the color.
 */
export const Channel = line();

/** The main run: down beside the content, as tall as its container. */
export const Run = styled(line({ at: "all" }))`
  /* Bands clip at whole pixels; a line that ends at a fraction of one would leave a gap. */
  inset-block: -1px;
  inset-inline-start: ${space.channel};
`;

/** The end of a run: down its container and, `--bend` before the end, along to the button that stands there. */
export const Landing = styled(Mark)`
  position: absolute;
  width: 20px;
  pointer-events: none;
  &::before,
  &::after {
    content: "";
    position: absolute;
    border: 0 solid var(--channel);
  }
  &::before {
    ${sides({})}
    ${drawn({})}
    inset-block: 0 ${radius.line};
    inset-inline-start: 0;
  }
  &::after {
    ${sides({ bend: "end-start" })}
    ${drawn({ bend: "end-start" })}
    inset: auto 0 0;
    height: ${radius.line};
  }
`;

/** A branch from the main run to the first line of the heading that contains it, `--reach` tall. */
export const Stub = styled(line({ bend: "end-start", at: "all" }))`
  --bend: 18px;
  top: calc(var(--first-line) - var(--reach, 40px));
  inset-inline-start: calc(${space.channel} - ${space.indent});
  width: 18px;
  height: var(--reach, 40px);
  ${media.lg} {
    --bend: ${radius.line};
    top: calc(var(--first-line) - var(--reach, 60px));
    width: calc(${space.gutter} / 2 - 10px);
    height: var(--reach, 60px);
  }
`;
