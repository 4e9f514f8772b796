import styled from "@emotion/styled";
import { color, media } from "../theme/tokens";

/** Each plate has its own ground and its own two-line drawing of the channel, in a 300 × 375 box. */
const plates = [
  {
    ground: color.ink,
    letters: color.amberLight,
    lines: [color.water, color.teal],
    paths: ["M0 72h130a32 32 0 0 1 32 32v271", "M0 112h90a32 32 0 0 1 32 32v231"],
  },
  {
    ground: color.teal,
    letters: color.paper,
    lines: [color.amberLight, color.water],
    paths: ["M62 0v98a32 32 0 0 0 32 32h206", "M102 0v58a32 32 0 0 0 32 32h166"],
  },
  {
    ground: color.amber,
    letters: color.ink,
    lines: [color.ink, color.tealDark],
    paths: [
      "M0 60h102a32 32 0 0 1 32 32v38a32 32 0 0 0 32 32h134",
      "M0 102h62a32 32 0 0 1 32 32v38a32 32 0 0 0 32 32h174",
    ],
  },
  {
    ground: color.deep,
    letters: color.onDeep,
    lines: [color.water, color.teal],
    paths: ["M204 0v375M204 60a32 32 0 0 0 32 32h64", "M204 134a32 32 0 0 0 32 32h64"],
  },
] as const;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join("");

type MonogramPlateProps = {
  name: string;
  /** Picks the ground and the drawing, in turn. */
  position: number;
};

/** A person's initials in place of a portrait. The name stands beside it, so it is decoration. */
export function MonogramPlate({ name, position }: MonogramPlateProps) {
  const plate = plates[position % plates.length] ?? plates[0];
  return (
    <Plate aria-hidden="true" style={{ background: plate.ground, color: plate.letters }}>
      <svg viewBox="0 0 300 375" preserveAspectRatio="xMidYMin slice" fill="none" strokeWidth="2">
        {plate.paths.map((path, index) => (
          <path key={path} d={path} stroke={plate.lines[index]} />
        ))}
      </svg>
      <span>{initials(name)}</span>
    </Plate>
  );
}

const Plate = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-top-right-radius: 40px;
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  span {
    position: absolute;
    bottom: 10px;
    left: 12px;
    font: 400 2.5rem/1 var(--serif);
    letter-spacing: -0.04em;
  }
  ${media.sm} {
    border-top-right-radius: 96px;
    span {
      bottom: 20px;
      left: 24px;
      font-size: clamp(3.5rem, 5.6vw, 5rem);
    }
  }
`;
