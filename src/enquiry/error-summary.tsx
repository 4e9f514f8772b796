import styled from "@emotion/styled";
import { CircleAlert } from "lucide-react";
import type { MouseEvent } from "react";
import { useFormState } from "react-final-form";
import { color, radius } from "../theme/tokens";
import { type } from "../theme/type";
import type { EnquiryValues } from "./contract";
import { fieldId } from "./field-id";
import { FIELD_ORDER, summaryTitle, type FieldName } from "./words";

/**
 * What is wrong, all in one place, when two or more fields fail. It is no alert: the toast speaks, and the focus goes to
 * the first of the fields.
 */
export function ErrorSummary() {
  const { errors, submitErrors, submitFailed, dirtyFieldsSinceLastSubmit } = useFormState<EnquiryValues>({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtyFieldsSinceLastSubmit: true },
  });
  // What the server found wrong counts until its field is changed; what the browser finds counts at any time.
  const changed = { ...dirtyFieldsSinceLastSubmit };
  const unchanged = Object.entries({ ...submitErrors }).filter(([name]) => !changed[name]);
  const all: Partial<Record<FieldName, string>> = { ...Object.fromEntries(unchanged), ...errors };
  const failed = FIELD_ORDER.filter((name) => all[name]);
  if (!submitFailed || failed.length < 2) return null;
  return (
    <Summary>
      <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p>{summaryTitle(failed.length)}</p>
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
