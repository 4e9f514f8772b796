import styled from "@emotion/styled";
import { color, media, mirrored, radius } from "../theme/tokens";
import { serif } from "../theme/type";

/**
 * Each plate has its own background and its own drawing of the channel in a 300 × 375 box: a faint line and a full one,
 * both beyond 62 % of the width, clear of the initials.
 */
const plates = [
  {
    ground: color.ink,
    letters: color.amberLight,
    line: color.water,
    faint: "M300 112h-14a40 40 0 0 0-40 40v223",
    run: "M300 72h-54a40 40 0 0 0-40 40v263",
  },
  {
    ground: color.teal,
    letters: color.paper,
    line: color.amberLight,
    faint: "M246 0v50a40 40 0 0 0 40 40h14",
    run: "M206 0v90a40 40 0 0 0 40 40h54",
  },
  {
    ground: color.amber,
    letters: color.ink,
    line: color.ink,
    faint: "M246 375v-83a30 30 0 0 1 30-30h24",
    run: "M206 375V252a30 30 0 0 1 30-30 30 30 0 0 0 30-30V0",
  },
  {
    ground: color.deep,
    letters: color.onDeep,
    line: color.water,
    faint: "M216 132a40 40 0 0 0 40 40h44",
    run: "M216 0v375M216 62a40 40 0 0 0 40 40h44",
  },
] as const;

/** Without it Arabic letters join, or stand so close that they read as a word. */
const BETWEEN_ARABIC = "\u00a0";

/** The initials of a name; only of its first and last word if a plate has no room for all. */
function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    // The first letter, as Latin words among Arabic ones begin with an invisible mark.
    .flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  const shown = letters.length > MOST_LETTERS ? [letters[0], letters.at(-1)] : letters;
  return shown.join(/\p{Script=Arabic}/u.test(name) ? BETWEEN_ARABIC : "");
}

const MOST_LETTERS = 3;

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
  print-color-adjust: exact;
  border-start-end-radius: ${radius.elbow.xs};
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    ${mirrored}
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  /* A small plate has room for one line. */
  path:first-of-type {
    display: none;
  }
  span {
    position: absolute;
    bottom: 10px;
    inset-inline-start: 12px;
    ${serif("36px", "1", "-0.04em")}
  }
  ${media.sm} {
    border-start-end-radius: ${radius.elbow.l};
    path:first-of-type {
      display: inline;
    }
    span {
      bottom: 20px;
      inset-inline-start: 24px;
      font-size: clamp(56px, 5.6vw, 80px);
    }
  }
`;
