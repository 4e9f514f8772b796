import styled from "@emotion/styled";
import { color, space } from "../theme/tokens";

const grounds = { paper: color.paper, sand: color.sand100, ink: color.ink } as const;

/** A full-width stripe of the page. `overflow: clip` lets channel segments reach past its edge without showing there. */
export const Band = styled.section<{ ground?: keyof typeof grounds }>`
  position: relative;
  overflow: clip;
  container-type: inline-size;
  background: ${({ ground = "paper" }) => grounds[ground]};
  color: var(--text);
`;

/** The column of content in a band, with the band's padding, so that a channel segment can span all of its height. */
export const Inner = styled.div`
  position: relative;
  width: min(1280px, 100% - 2 * ${space.gutter});
  margin-inline: auto;
  padding-block: ${space.section};
`;

/** Twelve columns. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gap};
`;
