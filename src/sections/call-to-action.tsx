import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { EnquiryForm } from "../enquiry/form";
import type { FormWords } from "../enquiry/words";
import type { useSiteSettings } from "../hooks/use-site-settings";
import { color, media, radius, shadow, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { Channel } from "../ui/channel";
import { FirstSteps } from "../ui/first-steps";

type CallToActionProps = {
  /** The service that the form has chosen already. */
  service: { readonly slug: string };
  /** Heading and text above the form, and the hint below its message where the page has one of its own. */
  invitation: { readonly heading: string; readonly text: string; readonly hint?: string };
  process: Queries.FirstStepsFragment;
  words: FormWords;
  settings: ReturnType<typeof useSiteSettings>;
};

/** The end of every service and offering page: an invitation, what happens then, and the form, to which the channel leads. */
export const CallToAction = ({ service, invitation, process, words, settings }: CallToActionProps) => (
  <Band ground="sand" id="enquiry">
    <Inner>
      <Line bend="end-start" />
      <Grid>
        <Copy>
          <h2>{invitation.heading}</h2>
          <p className="text">{invitation.text}</p>
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
  </Band>
);

/** The form's words with another hint below the message. */
function withHint(words: FormWords, hint: string | undefined): FormWords {
  if (hint === undefined) return words;
  const inputs = words.inputs.map((input) => (input.name === "message" ? { ...input, hint } : input));
  return { ...words, inputs };
}

/** Down the gutter and along to the panel. */
const Line = styled(Channel)`
  --bend: ${radius.longLine};
  inset-block: 0 calc(${space.section} + 72px);
  inset-inline-start: ${space.channel};
  width: calc((100% + ${space.gap}) / 2 + ${space.gutter} / 2);
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
  ${media.lg} {
    grid-column: 1 / 7;
    margin: 24px 0 160px;
    padding-inline-end: ${space.gap};
    .text {
      max-width: 21em;
    }
  }
`;

const Panel = styled.div`
  position: relative;
  grid-column: 1 / -1;
  padding: 40px 24px;
  border-start-end-radius: ${radius.elbow.m};
  background: ${color.white};
  box-shadow: ${shadow.panel};
  ${media.sm} {
    padding: 48px;
  }
  ${media.lg} {
    grid-column: 7 / -1;
    align-self: start;
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
