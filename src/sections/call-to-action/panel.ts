import styled from "@emotion/styled";
import { color, media, radius, shadow, space } from "../../theme/tokens";

/**
 * The channel, from the band's upper edge down beside the content and along to the panel. It is taller than any band,
 * which cuts it off.
 */
const line = `
  content: "";
  position: absolute;
  inset-inline-start: calc(-1 * var(--pad) - ${space.indent});
  width: ${space.indent};
  height: 9999px;
  border: 0 solid var(--channel);
  border-block-end-width: 2px;
  border-inline-start-width: 2px;
  border-end-start-radius: ${radius.line};
  pointer-events: none;
  ${media.lg} {
    --reach: calc((min(1280px, 100cqw - 2 * ${space.gutter}) + ${space.gap}) / 2 + ${space.gutter} / 2 + 1px);
    inset-inline-start: calc(-1 * var(--pad) - var(--reach));
    width: var(--reach);
    border-end-start-radius: ${radius.longLine};
  }
`;

/** The form's panel, with the channel that ends at its button. */
export const Panel = styled.div`
  --pad: 24px;
  position: relative;
  /* The channel ends level with the Send button; once that is gone, near the panel's upper edge. */
  .send {
    position: relative;
  }
  .send::before {
    ${line}
    bottom: calc(100% - 27px);
  }
  &:has(form[hidden])::before {
    ${line}
    bottom: calc(100% - 64px);
    inset-inline-start: calc(-1 * ${space.indent});
    ${media.lg} {
      inset-inline-start: calc(-1 * var(--reach));
      /* Beside the copy, level with the button for another enquiry. */
      bottom: calc(var(--pad) + 25px);
    }
  }
  grid-column: 1 / -1;
  padding: 40px var(--pad);
  border-start-end-radius: ${radius.elbow.m};
  background: ${color.white};
  box-shadow: ${shadow.panel};
  ${media.smallPhone} {
    --pad: 16px;
  }
  ${media.sm} {
    --pad: 48px;
    padding: 48px;
  }
  ${media.lg} {
    grid-column: 7 / -1;
    /*
     * Beside a longer text the panel stands lower, so that the channel passes all steps before it turns to the button.
     */
    align-self: end;
  }
`;
