import styled from "@emotion/styled";
import { ChevronDown } from "lucide-react";
import type { ReactElement } from "react";
import { useField } from "react-final-form";
import { MESSAGE_MIN_HEIGHT_PX } from "../config";
import { color } from "../theme/tokens";
import { controlStyle, Field, type ControlProps } from "../ui/field";
import { fieldId } from "./field-id";
import { FIELD_LABELS, FORM_WORDS, SERVICE_LABELS, type FieldName } from "./words";

/** The five fields of an enquiry, in the order of the contract. */
export const EnquiryFields = ({ readOnly }: { readOnly: boolean }) => (
  <>
    <EnquiryField name="name">
      {(control) => <Input {...control} readOnly={readOnly} type="text" autoComplete="name" required />}
    </EnquiryField>
    <EnquiryField name="email">
      {(control) => (
        <Input
          {...control}
          readOnly={readOnly}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
        />
      )}
    </EnquiryField>
    <EnquiryField name="company" optional>
      {(control) => <Input {...control} readOnly={readOnly} type="text" autoComplete="organization" />}
    </EnquiryField>
    <EnquiryField name="service" optional>
      {(control) => (
        <Choice>
          <Select {...control} disabled={readOnly}>
            <option value="">{FORM_WORDS.selectService}</option>
            {Object.entries(SERVICE_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </Choice>
      )}
    </EnquiryField>
    <EnquiryField name="message" hint={FORM_WORDS.messageHint}>
      {(control) => <TextArea {...control} readOnly={readOnly} rows={3} required />}
    </EnquiryField>
  </>
);

type BoundControl = ControlProps & ReturnType<typeof useField<string>>["input"];

type EnquiryFieldProps = {
  name: FieldName;
  optional?: boolean;
  hint?: string;
  children: (control: BoundControl) => ReactElement;
};

/** One field tied to the form's state. An error shows once a submit has failed, and goes as soon as it is mended. */
function EnquiryField({ name, optional, hint, children }: EnquiryFieldProps) {
  const { input, meta } = useField<string>(name, {
    subscription: {
      value: true,
      error: true,
      submitError: true,
      submitFailed: true,
      dirtySinceLastSubmit: true,
    },
  });
  const { error: checked, submitError } = meta as { error?: string; submitError?: string };
  const answered = meta.dirtySinceLastSubmit ? undefined : submitError;
  const error = meta.submitFailed ? (checked ?? answered) : undefined;
  return (
    <div className={name === "message" ? undefined : "half"}>
      <Field
        id={fieldId(name)}
        label={FIELD_LABELS[name]}
        optional={optional ? FORM_WORDS.optional : undefined}
        hint={hint}
        error={error}
      >
        {(control) => children({ ...input, ...control })}
      </Field>
    </div>
  );
}

const Input = styled.input(controlStyle);

const TextArea = styled.textarea`
  ${controlStyle}
  min-height: ${MESSAGE_MIN_HEIGHT_PX}px;
  resize: vertical;
`;

const Choice = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: 16px;
    right: 16px;
    color: ${color.ink};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  padding-right: 48px;
  appearance: none;
  text-overflow: ellipsis;
`;
