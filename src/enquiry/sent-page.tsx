import styled from "@emotion/styled";
import { SecondaryAnchor } from "../ui/button";
import { Confirmation } from "./confirmation";
import type { Hours } from "./confirmation-steps";
import { SENT_ID } from "./paths";
import type { FormWords } from "./words";

/**
 * The confirmation for a form that was posted without scripts. It takes the place of what follows it when the address
 * names it (`:target`). The link back leads to this page without a fragment, in whatever language it is, and is a plain
 * one: only a page loaded anew drops the fragment.
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
