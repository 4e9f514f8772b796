import styled from "@emotion/styled";
import { useRef, useState } from "react";
import { useFormState } from "react-final-form";
import { color } from "../theme/tokens";
import { type } from "../theme/type";
import { SecondaryButton } from "../ui/button";
import { controlStyle } from "../ui/field";
import { SiteLink } from "../ui/site-link";
import type { EnquiryValues } from "./contract";
import { FALLBACK_WORDS, FIELD_LABELS, FIELD_ORDER, serviceLabel } from "./words";

/** How the company is reached without the form. */
export type Contact = { readonly email: string; readonly phones: readonly string[] };

const MESSAGE_ID = "enquiry-copy";

/** What is offered when sending has failed more than once: other ways to reach us, and the message to take along. */
export function OtherWays({ contact: { email, phones } }: { contact: Contact }) {
  const { values } = useFormState<EnquiryValues>({ subscription: { values: true } });
  const [said, setSaid] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const text = asText(values);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(FALLBACK_WORDS.copied);
    } catch {
      // Without TLS, or without leave, there is no clipboard: the person's own hand copies what is selected.
      area.current?.select();
      setSaid(FALLBACK_WORDS.notCopied);
    }
  }

  return (
    <Panel role="group" aria-label={FALLBACK_WORDS.title}>
      <p>{FALLBACK_WORDS.again}</p>
      <ul>
        <li>
          <SiteLink to={`mailto:${email}`}>{email}</SiteLink>
        </li>
        {phones.map((phone) => (
          <li key={phone}>
            <SiteLink to={`tel:${phone.replace(/\s/g, "")}`}>{phone}</SiteLink>
          </li>
        ))}
      </ul>
      <label htmlFor={MESSAGE_ID}>{FALLBACK_WORDS.yourMessage}</label>
      <textarea id={MESSAGE_ID} ref={area} readOnly rows={5} dir="auto" value={text} />
      <div>
        <SecondaryButton type="button" onClick={() => void copy()}>
          {FALLBACK_WORDS.copy}
        </SecondaryButton>
        <span aria-live="polite">{said}</span>
      </div>
    </Panel>
  );
}

/** What was typed, as a person would write it into a mail. */
function asText(values: EnquiryValues): string {
  const lines = FIELD_ORDER.flatMap((name) => {
    const value = values[name];
    if (!value) return [];
    if (name === "message") return ["", value];
    return [`${FIELD_LABELS[name]}: ${name === "service" ? serviceLabel(value) : value}`];
  });
  return lines.join("\n").trim();
}

const Panel = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 24px;
  border-top: 1px solid ${color.sand300};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 28px;
  }
  a {
    display: inline-block;
    padding-block: 6px;
    color: var(--link);
    font-weight: 550;
    white-space: nowrap;
    text-underline-offset: 5px;
  }
  label {
    ${type.small}
    margin-top: 4px;
    color: ${color.subtle};
  }
  textarea {
    ${controlStyle}
    ${type.small}
    resize: vertical;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 20px;
  }
  span {
    ${type.small}
    color: ${color.subtle};
  }
`;
