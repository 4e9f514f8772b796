import styled from "@emotion/styled";
import { forward, ink, media } from "../theme/tokens";

const top = `linear-gradient(to bottom, ${ink(0.9)} 0, ${ink(0.72)} 84px, ${ink(0)} 220px)`;
const foot = `linear-gradient(to top, ${ink(0.94)} 0, ${ink(0.72)} 16%, ${ink(0)} 36%)`;

/** Stops along the reading direction, measured against the brightest pixel behind the text (DESIGN.md, section 3.1). */
const side = {
  hero: {
    lg: `${ink(0.94)} 0, ${ink(0.88)} 52%, ${ink(0.5)} 68%, ${ink(0)} 88%`,
    wide: `${ink(0.94)} 0, ${ink(0.86)} 34%, ${ink(0.12)} 60%, ${ink(0)} 74%`,
  },
  header: {
    lg: `${ink(0.94)} 0, ${ink(0.9)} 58%, ${ink(0.5)} 74%, ${ink(0)} 90%`,
    wide: `${ink(0.94)} 0, ${ink(0.84)} 46%, ${ink(0.3)} 66%, ${ink(0)} 82%`,
  },
} as const;

const layers = (stops: string, kind: keyof typeof side): string =>
  [`linear-gradient(${forward("90deg")}, ${stops})`, ...(kind === "hero" ? [foot] : []), top].join(", ");

/** The shade between a picture and the text over it; on narrow screens the text stands below the picture. */
export const Scrim = ({ kind }: { kind: keyof typeof side }) => <Shade data-kind={kind} />;

const Shade = styled.div<{ "data-kind": keyof typeof side }>`
  position: absolute;
  inset: 0;
  display: none;
  ${media.sidewaysPhone} {
    display: block;
    background: ${top};
  }
  ${media.lg} {
    display: block;
    background: ${({ "data-kind": kind }) => layers(side[kind].lg, kind)};
  }
  ${media.wide} {
    background: ${({ "data-kind": kind }) => layers(side[kind].wide, kind)};
  }
  /* Text without a background of its own would not stand out from the picture. */
  ${media.forcedColors} {
    background: Canvas;
  }
`;
