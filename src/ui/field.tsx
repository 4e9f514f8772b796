import styled from "@emotion/styled";
import { CircleAlert } from "lucide";
import type { ReactElement, ReactNode } from "react";
import { color, radius } from "../theme/tokens";
import { textLine, type } from "../theme/type";
import { Icon } from "./icon";

/** Attributes that connect a control with its hint and its error. */
export type ControlProps = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldProps = {
  id: string;
  label: string;
  /** A note at the end of the label of an optional field. */
  optional?: string;
  hint?: ReactNode;
  error?: string;
  children: (control: ControlProps) => ReactElement;
};

/** A labelled control with its hint and its error. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <Frame>
      <Label>
        <label htmlFor={id}>{label}</label>
        {optional && <span>{optional}</span>}
      </Label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      {error && (
        // The key makes a new element: in the old one, a browser's translation has replaced React's text.
        <FieldError key={error} id={`${id}-error`}>
          <Icon icon={CircleAlert} size={18} />
          {error}
        </FieldError>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  );
}

/** The style of every text field, text area and select. One line stands in the middle, whatever its line height. */
export const controlStyle = `
  width: 100%;
  min-height: 52px;
  padding: 0 16px;
  border: 1.5px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.white};
  font-size: 1.0625rem;
  line-height: ${textLine("1.5")};
  /* With its label, clear of the header. */
  scroll-margin-block: 48px 32px;
  &:hover { border-color: ${color.ink}; }
  &:focus { border-color: ${color.teal}; outline: 3px solid ${color.teal}; outline-offset: 2px; }
  /* Clear of the error's toast, too. */
  &[aria-invalid="true"] { border: 2px solid ${color.red}; scroll-margin-block-start: 112px; }
  /* An address is typed from left to right, but stands where its neighbours stand. */
  html[dir="rtl"] &[dir="ltr"] { text-align: end; }
  &:read-only:not(select) { background: ${color.paper}; }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
`;

const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  column-gap: 8px;
  margin-bottom: 4px;
  label {
    ${type.button}
    padding-block: 4px;
  }
  span {
    ${type.small}
    color: ${color.subtle};
  }
`;

const FieldError = styled.p`
  ${type.small}
  display: flex;
  gap: 8px;
  margin-top: 8px;
  color: ${color.red};
  font-weight: 500;
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

const Hint = styled.p`
  ${type.small}
  text-wrap: balance;
  margin-top: 8px;
  color: ${color.subtle};
`;
