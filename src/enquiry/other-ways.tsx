import styled from "@emotion/styled";
import { useRef, useState } from "react";
import { useFormState } from "react-final-form";
import { color } from "../theme/tokens";
import { type } from "../theme/type";
import { SecondaryButton } from "../ui/button";
import { MailLink, PhoneLink } from "../ui/contact-links";
import { controlStyle } from "../ui/field";
import { FIELDS } from "./fields";
import type { EnquiryValues } from "./fields";
import { shownValue, wordsOf } from "./words";
import type { FormWords } from "./words";

/** How the company is reached without the form. */
export type Contact = { readonly email: string; readonly phones: readonly string[] };

const MESSAGE_ID = "enquiry-copy";

/** What is offered when sending has failed more than once: other ways to reach us, and the message to take along. */
export function OtherWays({ contact: { email, phones }, words }: { contact: Contact; words: FormWords }) {
  const { title, text: intro, message, copy: copyLabel, copied, notCopied } = words.otherWays;
  const { values } = useFormState<EnquiryValues>({ subscription: { values: true } });
  const [outcome, setOutcome] = useState<{ of: string; says: string }>();
  const area = useRef<HTMLTextAreaElement>(null);
  const text = asText(values, words);

  async function copy() {
    // A live region is read out when it changes: also when the same is copied twice.
    setOutcome(undefined);
    let says = copied;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without TLS or permission there is no clipboard: select the text, so that it can be copied by hand.
      area.current?.select();
      says = notCopied;
    }
    // In a later task: within one, a browser may see no change where the same is said again.
    setTimeout(() => setOutcome({ of: text, says }));
  }

  return (
    <Panel role="group" aria-label={title}>
      <p>{intro}</p>
      <ul>
        <li>
          <MailLink address={email} />
        </li>
        {phones.map((phone) => (
          <li key={phone}>
            <PhoneLink number={phone} />
          </li>
        ))}
      </ul>
      <label htmlFor={MESSAGE_ID}>{message}</label>
      <textarea id={MESSAGE_ID} ref={area} readOnly rows={5} dir="auto" value={text} />
      <div>
        <SecondaryButton type="button" onClick={() => void copy()}>
          {copyLabel}
        </SecondaryButton>
        <span aria-live="polite">{outcome?.of === text && outcome.says}</span>
      </div>
    </Panel>
  );
}

/** What was typed, as a person would write it into a mail. */
function asText(values: EnquiryValues, words: FormWords): string {
  const lines = FIELDS.flatMap((field) => {
    const value = values[field.name];
    if (!value) return [];
    if (field.control === "textarea") return ["", value];
    return [`${wordsOf(words, field.name).label}: ${shownValue(field, value, words)}`];
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
    padding-block: 12px;
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
