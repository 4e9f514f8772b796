import styled from "@emotion/styled";
import { ChevronDown } from "lucide";
import { useField } from "react-final-form";
import { MESSAGE_MIN_HEIGHT_PX } from "../config";
import { media } from "../theme/tokens";
import { controlStyle, Field, type ControlProps } from "../ui/field";
import { Icon } from "../ui/icon";
import { formFields, type Control, type FormField } from "./form-definition";
import type { FormWords } from "./words";

type EnquiryFieldsProps = { words: FormWords; readOnly: boolean };

/** The fields of an enquiry, in the order of their list. */
export const EnquiryFields = ({ words, readOnly }: EnquiryFieldsProps) =>
  formFields(words).map((field) => (
    <EnquiryField key={field.name} field={field} optional={words.optional} readOnly={readOnly} />
  ));

type EnquiryFieldProps = { field: FormField; optional: string; readOnly: boolean };

/** One field tied to the form's state. An error shows once a submit has failed, and goes as soon as it is mended. */
function EnquiryField({ field, optional, readOnly }: EnquiryFieldProps) {
  const { name, id, label, hint, direction, isRequired, isHalf, control } = field;
  const { input, meta } = useField<string>(name, {
    // Keeps an erased text as an empty one; by default Final Form makes it undefined.
    parse: (value: string) => value,
    subscription: {
      value: true,
      active: true,
      error: true,
      submitError: true,
      submitFailed: true,
      dirtySinceLastSubmit: true,
    },
  });
  const { error: checked, submitError } = meta as { error?: string; submitError?: string };
  const answered = meta.dirtySinceLastSubmit ? undefined : submitError;
  // Chromium shows the caret of an empty field on the left, unless it has the direction of its page.
  const awaitsText = direction === "auto" && meta.active === true && input.value === "";
  const error = meta.submitFailed ? (checked ?? answered) : undefined;
  return (
    <div className={isHalf ? "half" : undefined}>
      <Field id={id} label={label} optional={isRequired ? undefined : optional} hint={hint} error={error}>
        {(props) => (
          <FieldControl
            control={control}
            bound={{ ...input, ...props, dir: awaitsText ? undefined : direction, required: isRequired }}
            readOnly={readOnly}
          />
        )}
      </Field>
    </div>
  );
}

type Bound = ControlProps &
  ReturnType<typeof useField<string>>["input"] & {
    dir?: string;
    required: boolean;
  };

function FieldControl({ control, bound, readOnly }: { control: Control; bound: Bound; readOnly: boolean }) {
  switch (control.tag) {
    case "input": {
      const { type, autocomplete } = control;
      // Addresses are no words.
      const spellCheck = type === "email" ? false : undefined;
      return (
        <Input
          {...bound}
          readOnly={readOnly}
          type={type}
          autoComplete={autocomplete}
          spellCheck={spellCheck}
        />
      );
    }
    case "textarea":
      return <TextArea {...bound} readOnly={readOnly} rows={control.rows} />;
    case "select":
      return (
        <Choice>
          <Select {...bound} disabled={readOnly}>
            {control.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Icon icon={ChevronDown} size={20} />
        </Choice>
      );
  }
}

const Input = styled.input(controlStyle);

const TextArea = styled.textarea`
  ${controlStyle}
  min-height: ${MESSAGE_MIN_HEIGHT_PX}px;
  padding-block: 12px;
  resize: vertical;
  /* So that the channel ends level with the button below. */
  ${media.lg} {
    min-height: 168px;
  }
`;

const Choice = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: 16px;
    inset-inline-end: 16px;
    pointer-events: none;
  }
  ${media.forcedColors} {
    svg {
      color: ButtonText;
    }
  }
  ${media.smallPhone} {
    svg {
      inset-inline-end: 8px;
    }
  }
`;

const Select = styled.select`
  ${controlStyle}
  /* Room for the longest service's name. */
  padding-inline-end: 40px;
  appearance: none;
  text-overflow: ellipsis;
  ${media.smallPhone} {
    padding-inline-end: 32px;
    font-size: 1rem;
  }
`;
