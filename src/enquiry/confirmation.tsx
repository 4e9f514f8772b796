import styled from "@emotion/styled";
import { CircleCheck } from "lucide-react";
import { color } from "../theme/tokens";
import { type } from "../theme/type";
import { CONTACT_PATH, SENT_ID } from "./paths";
import { ANSWER_MESSAGES, FORM_WORDS, TOAST_WORDS } from "./words";

/**
 * Stands in place of the form that follows it when its address is asked for, which needs no script: where a form
 * posted without one leads. The way back is a plain link, since only a page that is loaded anew forgets the address.
 */
export const Confirmation = () => (
  <Sent id={SENT_ID} tabIndex={-1}>
    <CircleCheck size={29} strokeWidth={1.75} aria-hidden="true" />
    <h3>{TOAST_WORDS.sent.title}</h3>
    <p>{ANSWER_MESSAGES.sent}</p>
    <a href={CONTACT_PATH}>{FORM_WORDS.sendAnother}</a>
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
