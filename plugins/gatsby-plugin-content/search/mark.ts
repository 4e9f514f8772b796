import { MARK_PATHS } from "../../../src/theme/mark";

const VIEW = 24;

/** The mark as an SVG file, on a ground of its own or on none. @param size of the ground in the mark's units */
export function markSvg(stroke: string, ground?: { fill: string; size: number; corner: number }): string {
  const { fill, size, corner } = ground ?? { fill: "", size: VIEW, corner: 0 };
  const start = (VIEW - size) / 2;
  const paths = MARK_PATHS.map((path) => `<path d="${path}"/>`).join("");
  const back =
    ground &&
    `<rect x="${start}" y="${start}" width="${size}" height="${size}" rx="${corner}" fill="${fill}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${size} ${size}">${back ?? ""}<g fill="none" stroke="${stroke}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${paths}</g></svg>`;
}
