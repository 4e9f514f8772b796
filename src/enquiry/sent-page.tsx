import styled from "@emotion/styled";
import { SecondaryAnchor } from "../ui/button";
import { Confirmation } from "./confirmation";
import type { Hours } from "./confirmation-steps";
import { SENT_ID } from "./paths";
import type { FormWords } from "./words";

/**
 * The confirmation for a form that was posted without scripts. If the address names it (`:target`), it replaces what
 * follows it. The link back leads to this page without a fragment, in whatever language it is. It is a plain link,
 * because only loading the page anew drops the fragment.
 */
export const SentPage = ({ words, hours }: { words: FormWords; hours: Hours }) => (
  <Target id={SENT_ID}>
    <Confirmation
      words={words}
      hours={hours}
      text={words.answers.sent}
      another={<SecondaryAnchor href="">{words.sendAnother}</SecondaryAnchor>}
    />
  </Target>
);

const Target = styled.div`
  &:not(:target) {
    display: none;
  }
  &:target ~ * {
    display: none;
  }
`;
