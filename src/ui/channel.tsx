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
  /** Dashes along the bend's horizontal side: the channel ran dry. */
  dashed?: boolean;
  /** Where it shows: from 1024 px, where the gutter has room for it, below that, or everywhere. */
  at?: keyof typeof hidden;
  /** Whole at once; otherwise it is drawn as it is scrolled into view, where the browser has scroll timelines. */
  whole?: boolean;
};

const hidden = {
  wide: `${media.belowLg} { display: none; }`,
  narrow: `${media.lg} { display: none; }`,
  all: "",
} as const;

const sides = ({ bend, dashed }: LineProps): string => {
  if (!bend) return "border-inline-start-width: 2px;";
  const [block, inline] = bend.split("-") as [Side, Side];
  return `
    border-block-${block}-width: 2px;
    border-inline-${inline}-width: 2px;
    border-${bend}-radius: var(--bend, ${radius.line});
    ${dashed ? `border-block-${block}: 2px dashed color-mix(in srgb, var(--channel) 55%, transparent);` : ""}
  `;
};

/** A straight line grows; one that turns would be bent out of shape, so it fades in. */
const drawn = ({ bend, whole }: LineProps): string =>
  whole
    ? ""
    : `${media.drawn} {
    @supports (animation-timeline: view()) {
      transform-origin: top;
      animation: ${bend ? "channel-appear" : "channel-grow"} linear both;
      animation-timeline: view(block 0% 12%);
      animation-range: entry-crossing 0px ${bend ? "entry-crossing 160px" : "entry-crossing 100%"};
    }
  }`;

const Line = styled("span", {
  shouldForwardProp: (prop) => !["bend", "dashed", "at", "whole"].includes(prop),
})<LineProps>`
  position: absolute;
  border: 0 solid var(--channel);
  pointer-events: none;
  ${sides}
  ${drawn}
  ${({ at = "wide" }) => hidden[at]}
`;

/**
 * A piece of the channel, the 2 px line that leads from the hero to the button that starts a conversation: an empty box
 * with one or two borders. A section places it by its edges, and may set `--bend`, the radius, and `--channel`, the color.
 */
export const Channel = (props: ComponentProps<typeof Line>) => <Line aria-hidden="true" {...props} />;

/** The main run: down beside the content, as tall as its container. */
export const Run = styled((props: ComponentProps<typeof Line>) => <Channel at="all" {...props} />)`
  inset-block: 0;
  inset-inline-start: ${space.channel};
`;

/** The end of a run: down to the end of its container, `--bend` before it along to the button that stands there. */
export const Landing = ({ className }: { className?: string }) => (
  <Down className={className}>
    <Channel at="all" className="run" />
    <Channel at="all" bend="end-start" className="bend" />
  </Down>
);

const Down = styled.span`
  position: absolute;
  width: 20px;
  .run {
    inset-block: 0 ${radius.line};
    inset-inline-start: 0;
  }
  .bend {
    inset: auto 0 0;
    height: ${radius.line};
  }
`;

/** A branch from the main run to the first line of the heading that contains it, `--reach` tall. */
export const Stub = styled((props: ComponentProps<typeof Line>) => (
  <Channel bend="end-start" at="all" {...props} />
))`
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
