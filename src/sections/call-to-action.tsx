import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { EnquiryForm } from "../enquiry/form";
import type { FormWords } from "../enquiry/words";
import { useSiteSettings } from "../hooks/use-site-settings";
import { media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { FirstSteps } from "../ui/first-steps";
import { NoWrap } from "../ui/no-wrap";
import { Panel } from "./call-to-action/panel";

type CallToActionProps = {
  /** The service that is preselected in the form. */
  service: { readonly slug: string };
  /** Heading and text above the form, and the hint below its message where the page has one of its own. */
  invitation: { readonly heading: string; readonly text: string; readonly hint?: string };
  process: Queries.FirstStepsFragment;
  words: FormWords;
};

/**
 * The end of every service and offering page: an invitation, the next steps, and the form, to which the channel leads.
 */
export function CallToAction({ service, invitation, process, words }: CallToActionProps) {
  const settings = useSiteSettings();
  return (
    <Ground ground="sand" id="enquiry">
      <Inner>
        <Grid>
          <Copy>
            <h2>{invitation.heading}</h2>
            <p className="text">
              <NoWrap text={invitation.text} />
            </p>
            <FirstSteps process={process} />
          </Copy>
          <Panel>
            <EnquiryForm
              place="service"
              words={withHint(words, invitation.hint)}
              settings={settings}
              service={service.slug}
            />
          </Panel>
        </Grid>
      </Inner>
    </Ground>
  );
}

/** The form's words with another hint below the message. */
function withHint(words: FormWords, hint: string | undefined): FormWords {
  if (hint === undefined) return words;
  const inputs = words.inputs.map((input) => (input.name === "message" ? { ...input, hint } : input));
  return { ...words, inputs };
}

const Ground = styled(Band)`
  /* Links lead here for the form: without the band's padding, more of the form is in view. */
  scroll-margin-top: calc(24px - ${space.section});
`;

const Copy = styled.div`
  grid-column: 1 / -1;
  margin-bottom: 48px;
  h2 {
    ${type.h2}
  }
  .text {
    ${type.lead}
    text-wrap: balance;
    max-width: 30em;
    margin-block: 20px 32px;
    color: var(--text2);
  }
  /* Once it is sent, the confirmation says what happens next. */
  &:has(+ * form[hidden]) > :not(h2) {
    display: none;
  }
  ${media.lg} {
    grid-column: 1 / 7;
    margin: 24px 0 184px;
    padding-inline-end: ${space.gap};
    .text {
      max-width: 21em;
    }
    /* A panel that says what failed is taller; the channel to its button may cross the steps. */
    &:has(+ * form[data-failed]) > ol {
      visibility: hidden;
    }
  }
`;

export const fragment = graphql`
  fragment CallToAction on Service {
    slug
    callToAction {
      heading
      text
    }
  }
`;
