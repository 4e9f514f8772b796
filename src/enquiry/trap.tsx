import styled from "@emotion/styled";
import { TRAP } from "./words";

/**
 * A field for programs that fill in every field they find. Nobody sees, hears or reaches it, and neither browsers nor
 * password managers fill it in.
 */
export const Trap = () => (
  <Hidden aria-hidden="true">
    <input
      name={TRAP.name}
      type="text"
      aria-label={TRAP.label}
      placeholder={TRAP.label}
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore
      data-lpignore="true"
    />
  </Hidden>
);

const Hidden = styled.div`
  display: none;
`;
