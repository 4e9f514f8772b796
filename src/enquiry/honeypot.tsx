import styled from "@emotion/styled";
import { HONEYPOT_NAME } from "./form-definition";

/**
 * A field for programs that fill in every field they find. Nobody sees, hears or reaches it, and neither browsers nor
 * password managers fill it in.
 */
export const Honeypot = ({ label }: { label: string }) => (
  <Hidden aria-hidden="true">
    <input
      name={HONEYPOT_NAME}
      type="text"
      aria-label={label}
      placeholder={label}
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
