import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { EnquiryForm } from "../enquiry/form";
import { SENT_ID } from "../enquiry/paths";
import { SentPage } from "../enquiry/sent-page";
import type { FormWords } from "../enquiry/words";
import { useSiteSettings } from "../hooks/use-site-settings";
import { media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { Channel, Stub } from "../ui/channel";
import { ContactPanel } from "../ui/contact-panel";
import { FirstSteps } from "../ui/first-steps";

type ContactProps = {
  page: Queries.ContactFragment;
  process: Queries.FirstStepsFragment;
  words: FormWords;
};

/** The enquiry form, and the other ways to reach us. */
export function Contact({ page: { form, panel }, process, words }: ContactProps) {
  const settings = useSiteSettings();
  return (
    <Ground>
      <Inner>
        <Grid>
          <div className="form" data-gutter="true">
            <Stub className="stub" />
            <Channel bend="end-start" className="along" />
            <SentPage words={words} hours={settings.contact.hours} />
            <EnquiryForm place="contact" words={words} settings={settings}>
              <h2 className="heading">{form.heading}</h2>
            </EnquiryForm>
          </div>
          <FirstSteps process={process} across className="steps" />
          <ContactPanel words={panel} />
        </Grid>
      </Inner>
    </Ground>
  );
}

const Ground = styled(Band)`
  /* On narrow screens the form has the channel's place. */
  --indent: 0px;
  /* The panel reaches above the band's upper edge. */
  overflow: visible;
  content-visibility: visible;
  .form {
    --steps: 100%;
    position: relative;
    grid-column: 1 / -1;
  }
  .stub {
    ${type.h2s}
    /* Up to the band's edge. */
    --reach: calc(88px + var(--first-line));
  }
  .heading {
    ${type.h2s}
    margin-bottom: 32px;
  }
  .steps {
    grid-column: 1 / -1;
    margin-top: 40px;
  }
  /* Past the form, and along above the steps to the node of the last. */
  .along {
    inset-block: 0 -41px;
    inset-inline-start: ${space.channel};
    width: calc(var(--steps) * 2 / 3 + 24px - ${space.channel});
  }
  /* The confirmation says what happens next. */
  .form:has(form[hidden], #${SENT_ID}:target) ~ .steps,
  .form:has(form[hidden], #${SENT_ID}:target) > .along {
    display: none;
  }
  @supports not selector(:has(*)) {
    .steps {
      display: none;
    }
  }
  ${media.belowLg} {
    .steps {
      margin-bottom: 56px;
    }
    .stub {
      display: none;
    }
    > div {
      padding-block: 64px 0;
    }
  }
  ${media.lg} {
    > div {
      padding-top: 88px;
    }
    .form {
      grid-column: 1 / 7;
      --steps: calc((100% + ${space.gap}) * 2 - ${space.gap});
    }
    /* The whole width, below the panel beside the fields. */
    .steps {
      grid-row: 2;
    }
  }
  ${media.xl} {
    .form {
      --steps: 100%;
    }
    .form,
    .steps {
      grid-column: 1 / 8;
    }
    .steps ~ div {
      grid-row: 1 / span 2;
    }
    > div > div {
      grid-template-rows: auto 1fr;
    }
  }
`;

export const fragment = graphql`
  fragment Contact on ContactPage {
    form {
      heading
    }
    panel {
      heading
      location
      email
      phone
      hours
    }
  }
`;
