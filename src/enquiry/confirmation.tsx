import styled from "@emotion/styled";
import { CircleCheck } from "lucide-react";
import { color } from "../theme/tokens";
import { type } from "../theme/type";
import { CONTACT_PATH, SENT_ID } from "./paths";
import type { FormWords } from "./words";

/**
 * Takes the place of the form that follows it when the address names it (`:target`), which needs no script: a form that
 * was posted without one leads here. The link back is a plain one, since only a page loaded anew drops the fragment.
 */
export const Confirmation = ({ words }: { words: FormWords }) => (
  <Sent id={SENT_ID} tabIndex={-1}>
    <CircleCheck size={29} strokeWidth={1.75} aria-hidden="true" />
    <h3>{words.toasts.sent.title}</h3>
    <p>{words.answers.sent}</p>
    <a href={CONTACT_PATH}>{words.sendAnother}</a>
  </Sent>
);

const Sent = styled.div`
  &:not(:target) {
    display: none;
  }
  &:target ~ form {
    display: none;
  }
  &:focus {
    outline: none;
  }
  svg {
    color: ${color.teal};
  }
  h3 {
    ${type.sub}
    margin-top: 16px;
  }
  p {
    margin-top: 12px;
    color: var(--text2);
  }
  a {
    display: inline-block;
    margin-top: 20px;
    padding-block: 6px;
    color: var(--link);
    font-weight: 550;
    text-decoration: underline 1.5px;
    text-underline-offset: 6px;
  }
  a:hover {
    text-decoration-thickness: 3px;
  }
`;
