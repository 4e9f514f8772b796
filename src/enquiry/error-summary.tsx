import styled from "@emotion/styled";
import { CircleAlert } from "lucide";
import type { MouseEvent } from "react";
import { useFormState } from "react-final-form";
import { color, radius } from "../theme/tokens";
import { type } from "../theme/type";
import { Icon } from "../ui/icon";
import { FIELD_NAMES } from "./fields";
import type { EnquiryValues, FieldName } from "./fields";
import { fieldId, SUMMARY_ID } from "./form-definition";
import { plural } from "./words";
import type { PluralForms } from "./words";

/** `title` counts the fields, in the language of the site. */
type ErrorSummaryProps = { title: PluralForms; language: string };

/**
 * What is wrong, all in one place, when two or more fields fail. It is no alert: the toast is announced, and the
 * focus goes to the first of the fields.
 */
export function ErrorSummary({ title, language }: ErrorSummaryProps) {
  const { errors, submitErrors, submitFailed, dirtyFieldsSinceLastSubmit } = useFormState<EnquiryValues>({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtyFieldsSinceLastSubmit: true },
  });
  // What the server found wrong counts until its field is changed; what the browser finds counts at any time.
  const changed = { ...dirtyFieldsSinceLastSubmit };
  const unchanged = Object.entries({ ...submitErrors }).filter(([name]) => !changed[name]);
  const all: Partial<Record<FieldName, string>> = { ...Object.fromEntries(unchanged), ...errors };
  const failed = FIELD_NAMES.filter((name) => all[name]);
  if (!submitFailed || failed.length < 2) return null;
  return (
    <Summary id={SUMMARY_ID}>
      <Icon icon={CircleAlert} size={20} />
      <div>
        <p>{plural(title, failed.length, language)}</p>
        <ul>
          {failed.map((name) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} onClick={(event) => goToField(event, name)}>
                {all[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Summary>
  );
}

function goToField(event: MouseEvent, name: FieldName): void {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}

const Summary = styled.div`
  /* A toast stands above it. */
  scroll-margin-top: 96px;
  display: flex;
  gap: 14px;
  padding: 18px 20px;
  border: 2px solid ${color.red};
  border-radius: ${radius.control};
  background: ${color.redTint};
  color: ${color.red};
  svg {
    flex: none;
    margin-top: 3px;
  }
  p {
    ${type.button}
    font-weight: 600;
    padding-block: 3px 6px;
    color: ${color.ink};
  }
  a {
    ${type.body}
    display: inline-block;
    padding-block: 4px;
    font-weight: 500;
    text-underline-offset: 4px;
  }
`;
