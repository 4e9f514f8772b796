import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { EnquiryForm } from "../enquiry/form";
import type { FormWords } from "../enquiry/words";
import { useSiteSettings } from "../hooks/use-site-settings";
import { color, media, radius, shadow, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { FirstSteps } from "../ui/first-steps";

type CallToActionProps = {
  /** The service that the form has chosen already. */
  service: { readonly slug: string };
  /** Heading and text above the form, and the hint below its message where the page has one of its own. */
  invitation: { readonly heading: string; readonly text: string; readonly hint?: string };
  process: Queries.FirstStepsFragment;
  words: FormWords;
};

/** The end of every service and offering page: an invitation, what happens then, and the form, to which the channel leads. */
export function CallToAction({ service, invitation, process, words }: CallToActionProps) {
  const settings = useSiteSettings();
  return (
    <Ground ground="sand" id="enquiry">
      <Inner>
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
  /* A link here is about the form: without the band's padding more of it is in view. */
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

/**
 * The channel, from the band's upper edge down beside the content and along to the panel. It is taller than any band,
 * which cuts it off.
 */
const line = `
  content: "";
  position: absolute;
  inset-inline-start: calc(-1 * var(--pad) - ${space.indent});
  width: ${space.indent};
  height: 9999px;
  border: 0 solid var(--channel);
  border-block-end-width: 2px;
  border-inline-start-width: 2px;
  border-end-start-radius: ${radius.line};
  pointer-events: none;
  ${media.lg} {
    --reach: calc((min(1280px, 100cqw - 2 * ${space.gutter}) + ${space.gap}) / 2 + ${space.gutter} / 2 + 1px);
    inset-inline-start: calc(-1 * var(--pad) - var(--reach));
    width: var(--reach);
    border-end-start-radius: ${radius.longLine};
  }
`;

const Panel = styled.div`
  --pad: 24px;
  position: relative;
  /* It ends level with the button that sends; once that is gone, near the panel's upper edge. */
  .send {
    position: relative;
  }
  .send::before {
    ${line}
    bottom: calc(100% - 27px);
  }
  &:has(form[hidden])::before {
    ${line}
    bottom: calc(100% - 64px);
    inset-inline-start: calc(-1 * ${space.indent});
    ${media.lg} {
      inset-inline-start: calc(-1 * var(--reach));
      /* Beside the copy, at the button that writes another one. */
      bottom: calc(var(--pad) + 25px);
    }
  }
  grid-column: 1 / -1;
  padding: 40px var(--pad);
  border-start-end-radius: ${radius.elbow.m};
  background: ${color.white};
  box-shadow: ${shadow.panel};
  ${media.smallPhone} {
    --pad: 16px;
  }
  ${media.sm} {
    --pad: 48px;
    padding: 48px;
  }
  ${media.lg} {
    grid-column: 7 / -1;
    /* Beside a longer text the panel stands lower, so that the channel passes all steps before it turns to the button. */
    align-self: end;
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
