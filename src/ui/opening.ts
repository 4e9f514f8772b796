import { ease, time } from "../theme/tokens";

/** How what a `details` element discloses appears. Its height changes at once: only what the eye follows moves. */
export const opening = `
  &::details-content {
    opacity: 0;
    transform: translateY(-8px);
  }
  &[open]::details-content {
    opacity: 1;
    transform: none;
    transition:
      opacity ${time.open} ${ease.standard},
      transform ${time.open} ${ease.standard};
  }
`;
