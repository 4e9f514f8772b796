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

const Line = styled.span<LineProps>`
  position: absolute;
  border: 0 solid var(--channel);
  pointer-events: none;
  ${sides}
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

/** A branch from the main run to the first line of the heading that contains it, `--reach` tall. */
export const Stub = styled((props: ComponentProps<typeof Line>) => (
  <Channel bend="end-start" at="all" {...props} />
))`
  --bend: 18px;
  top: calc(0.55em - var(--reach, 40px));
  inset-inline-start: calc(${space.channel} - ${space.indent});
  width: 18px;
  height: var(--reach, 40px);
  ${media.lg} {
    --bend: ${radius.line};
    top: calc(0.55em - var(--reach, 60px));
    width: calc(${space.gutter} / 2 - 10px);
    height: var(--reach, 60px);
  }
`;
