import styled from "@emotion/styled";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { bringIntoView } from "../hooks/bring-into-view";
import { media, space } from "../theme/tokens";
import { TextLink } from "../ui/button";
import { Channel } from "../ui/channel";
import { NoWrap } from "../ui/no-wrap";
import { Sent } from "./confirmation-layout";
import { ConfirmationSteps, type Hours } from "./confirmation-steps";
import { FIELDS } from "./fields";
import type { EnquiryValues } from "./fields";
import { shownValue } from "./words";
import type { FormWords } from "./words";

type ConfirmationProps = {
  words: FormWords;
  /** The company's week, which a step names. */
  hours: Hours;
  /** What happened, in a sentence. */
  text: string;
  /** The reference that the server gave; older answers have none. */
  reference?: string;
  /** What the visitor wrote. */
  wrote?: EnquiryValues;
  /** Takes the focus when it appears. */
  focused?: boolean;
  /** What leads back to the form. */
  another: ReactNode;
};

/** What stands in the form's place after sending: that it arrived, under which reference, and what happens next. */
export function Confirmation(props: ConfirmationProps) {
  const { words, hours, text, reference, wrote, focused = false, another } = props;
  const { confirmation, toasts } = words;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focused) return;
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current);
  }, [focused]);
  return (
    <Sent aria-labelledby={id} data-moves={focused}>
      <Arrived whole />
      <div className="head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {toasts.sent.title}
        </h2>
        <p className="text">{text}</p>
        {reference && (
          <div className="reference">
            <p className="label">{confirmation.reference.label}</p>
            {/* A non-breaking hyphen: the reference stays on one line. */}
            <p className="code">{reference.replace("-", "\u2011")}</p>
            <p className="note">{confirmation.reference.note}</p>
          </div>
        )}
        <h3>{confirmation.next.heading}</h3>
      </div>
      <ConfirmationSteps steps={confirmation.next.steps} hours={hours} />
      {wrote && (
        <div className="wrote">
          <h3>{confirmation.wrote}</h3>
          <div>
            {FIELDS.filter(({ name, confirmed }) => confirmed && wrote[name]).map((field) => (
              <p
                key={field.name}
                className={field.control}
                dir={field.control === "select" ? undefined : "auto"}
              >
                <NoWrap text={shownValue(field, wrote[field.name]!, words)} />
              </p>
            ))}
          </div>
        </div>
      )}
      <div className="ways">
        {another}
        <TextLink to={confirmation.more.to}>{confirmation.more.label}</TextLink>
      </div>
    </Sent>
  );
}

/** Where the page has a gutter for it, the channel comes down to the first step. */
const Arrived = styled(Channel)`
  display: none;
  ${media.lg} {
    [data-gutter="true"] & {
      display: block;
      grid-row: 1 / 2;
      inset-block: -88px -32px;
      inset-inline-start: ${space.channel};
    }
  }
`;
