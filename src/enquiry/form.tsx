import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Form } from "react-final-form";
import { useHydrated } from "../hooks/use-hydrated";
import { color } from "../theme/tokens";
import { type } from "../theme/type";
import { SecondaryButton } from "../ui/button";
import { NoWrap } from "../ui/no-wrap";
import type { Hours } from "./confirmation-steps";
import { ErrorSummary } from "./error-summary";
import { SERVICE_FIELD } from "./fields";
import { LANGUAGE_NAME, OUTCOME_ID } from "./form-definition";
import { EnquiryFields } from "./form-fields";
import { Honeypot } from "./honeypot";
import { loadAhead } from "./load";
import { OtherWays, type Contact } from "./other-ways";
import { ENQUIRY_PATH } from "./paths";
import { PrivacyLine } from "./privacy-line";
import { SendButton } from "./send-button";
import { useEnquiry } from "./use-enquiry";
import type { FormPlace, FormWords } from "./words";

type EnquiryFormProps = {
  /** Which page the form is on; two of its toasts differ. */
  place: FormPlace;
  words: FormWords;
  /** `contact` is offered when sending keeps failing, and says when the company works. */
  settings: { readonly contact: Contact & { readonly hours: Hours }; readonly language: string };
  /** The slug of the service that the page is about. */
  service?: string;
  /** What stands above the form as long as it shows. */
  children?: ReactNode;
};

/** From this many failures in a row on, the form offers other ways. */
const FAILURES_BEFORE_OTHER_WAYS = 2;

/** The enquiry form: what a visitor fills in, what went wrong, and the button that sends it. */
export function EnquiryForm({ place, words, settings, service, children }: EnquiryFormProps) {
  const { form, onSubmit, submit, waiting, failures, reason, sent, again } = useEnquiry(
    place,
    words,
    settings.language,
    preselection(service),
  );
  // Without scripts the browser checks what it can; with them the form does, in its own words.
  const hasScripts = useHydrated();
  return (
    <>
      {sent ? (
        <sent.Confirmation
          words={words}
          hours={settings.contact.hours}
          text={place === "contact" ? words.answers.sent : words.toasts.sent.text}
          reference={sent.reference}
          wrote={sent.values}
          focused
          another={
            <SecondaryButton type="button" onClick={() => void again()}>
              {words.sendAnother}
            </SecondaryButton>
          }
        />
      ) : (
        children
      )}
      <Form form={form} onSubmit={onSubmit} subscription={{ submitting: true }}>
        {({ submitting }) => {
          const sending = waiting || Boolean(submitting);
          return (
            <Fields
              method="post"
              action={ENQUIRY_PATH}
              noValidate={hasScripts}
              hidden={Boolean(sent)}
              aria-busy={sending}
              data-failed={failures > 0 || undefined}
              onSubmit={(event) => void submit(event)}
              onFocus={loadAhead}
            >
              <ErrorSummary title={words.summary} language={settings.language} />
              <EnquiryFields words={words} readOnly={sending} />
              <input type="hidden" name={LANGUAGE_NAME} value={settings.language} />
              <Honeypot label={words.honeypot} />
              <div className="send">
                <SendButton words={words} sending={sending} />
                <Outcome failure={failures > 0 && !sending && (reason ?? words.notSent)} words={words} />
              </div>
              <PrivacyLine words={words.privacy} />
              {failures >= FAILURES_BEFORE_OTHER_WAYS && (
                <OtherWays contact={settings.contact} words={words} />
              )}
            </Fields>
          );
        }}
      </Form>
    </>
  );
}

/** What stands beside the button: the last failure, if there was one, or when we reply. */
function Outcome({ failure, words }: { failure: string | false; words: FormWords }) {
  const text = failure || words.replyPromise;
  return (
    <p id={OUTCOME_ID} data-failed={Boolean(failure)}>
      {/* The key makes a new element: in the old one, a browser's translation has replaced React's text. */}
      <span key={text}>
        <NoWrap text={text} />
      </span>
    </p>
  );
}

/** The option that stands for a page's service: services that the enquiry does not know are `other`. */
function preselection(service: string | undefined): string {
  if (!service) return "";
  return SERVICE_FIELD.options.some((option) => option === service) ? service : "other";
}

const Fields = styled.form`
  display: grid;
  &[hidden] {
    display: none;
  }
  gap: 24px 20px;
  /* Two columns, or one where a service's name would not fit into half. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(15.5rem, 34%)), 1fr));
  > :not(.half) {
    grid-column: 1 / -1;
  }
  .send {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 20px;
  }
  .send p {
    ${type.small}
    /* A toast stands at the window's upper edge. */
    scroll-margin-block: 200px 24px;
    text-wrap: balance;
    color: ${color.subtle};
  }
  .send [data-failed="true"] {
    color: ${color.red};
    font-weight: 600;
  }
`;
