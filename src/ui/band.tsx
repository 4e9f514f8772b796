import styled from "@emotion/styled";
import { color, space } from "../theme/tokens";

const grounds = { paper: color.paper, sand: color.sand100, ink: color.ink } as const;

/** A full-width stripe of the page. It clips pieces of the channel that reach past its edges. */
export const Band = styled("section", {
  shouldForwardProp: (name) => !["ground", "as"].includes(name),
})<{ ground?: keyof typeof grounds }>`
  position: relative;
  overflow: clip;
  /* So that the channel still reaches the next band where bands begin at a fraction of a pixel. */
  overflow-clip-margin: 1px;
  container-type: inline-size;
  background: ${({ ground = "paper" }) => grounds[ground]};
  color: var(--text);
`;

/**
 * The content column of a band, beside the channel. It has the band's padding, so that a channel inside can be as tall as
 * the band.
 */
export const Inner = styled.div`
  position: relative;
  padding-inline-start: ${space.indent};
  width: ${space.content};
  margin-inline: auto;
  padding-block: ${space.section};
`;

/** The twelve-column grid. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gap};
`;
