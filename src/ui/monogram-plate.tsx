import styled from "@emotion/styled";
import { color, media, radius } from "../theme/tokens";

/**
 * Each plate has its own background and its own drawing of the channel in a 300 × 375 box: a faint line and a full one.
 */
const plates = [
  {
    ground: color.ink,
    letters: color.amberLight,
    line: color.water,
    faint: "M0 112h82a40 40 0 0 1 40 40v223",
    run: "M0 72h122a40 40 0 0 1 40 40v263",
  },
  {
    ground: color.teal,
    letters: color.paper,
    line: color.amberLight,
    faint: "M102 0v50a40 40 0 0 0 40 40h158",
    run: "M62 0v90a40 40 0 0 0 40 40h198",
  },
  {
    ground: color.amber,
    letters: color.ink,
    line: color.ink,
    faint: "M0 102h52a40 40 0 0 1 40 40v20a40 40 0 0 0 40 40h168",
    run: "M0 62h92a40 40 0 0 1 40 40v20a40 40 0 0 0 40 40h128",
  },
  {
    ground: color.deep,
    letters: color.onDeep,
    line: color.water,
    faint: "M204 132a40 40 0 0 0 40 40h56",
    run: "M204 0v375M204 62a40 40 0 0 0 40 40h56",
  },
] as const;

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join("");

type MonogramPlateProps = {
  name: string;
  /** Selects the background and the drawing, in turn. */
  position: number;
};

/** A person's initials in place of a portrait, hidden from screen readers: the name stands beside it. */
export function MonogramPlate({ name, position }: MonogramPlateProps) {
  const plate = plates[position % plates.length] ?? plates[0];
  return (
    <Plate aria-hidden="true" style={{ background: plate.ground, color: plate.letters }}>
      <svg
        viewBox="0 0 300 375"
        preserveAspectRatio="xMidYMin slice"
        fill="none"
        stroke={plate.line}
        strokeWidth="2"
      >
        <path d={plate.faint} opacity="0.5" />
        <path d={plate.run} />
      </svg>
      <span>{initials(name)}</span>
    </Plate>
  );
}

const Plate = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-start-end-radius: ${radius.elbow.xs};
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  span {
    position: absolute;
    bottom: 10px;
    inset-inline-start: 12px;
    font: 400 2.5rem/1 var(--serif);
    letter-spacing: -0.04em;
  }
  ${media.sm} {
    border-start-end-radius: ${radius.elbow.l};
    span {
      bottom: 20px;
      inset-inline-start: 24px;
      font-size: clamp(3.5rem, 5.6vw, 5rem);
    }
  }
`;
