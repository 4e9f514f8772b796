import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Confirmation } from "../enquiry/confirmation";
import { EnquiryForm } from "../enquiry/form";
import type { FormWords } from "../enquiry/words";
import type { useSiteSettings } from "../hooks/use-site-settings";
import { media } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { Stub } from "../ui/channel";
import { ContactPanel } from "../ui/contact-panel";

type ContactProps = {
  page: Queries.ContactFragment;
  words: FormWords;
  settings: ReturnType<typeof useSiteSettings>;
};

/** The enquiry form, and the other ways to reach us. */
export const Contact = ({ page: { form, panel }, words, settings }: ContactProps) => (
  <Ground>
    <Inner>
      <Grid>
        <div className="form">
          <h2>
            <Stub />
            {form.heading}
          </h2>
          <Confirmation words={words} />
          <EnquiryForm place="contact" words={words} settings={settings} />
        </div>
        <ContactPanel
          words={panel}
          contact={settings.contact}
          social={settings.social}
          unavailable={settings.notAvailable}
        />
      </Grid>
    </Inner>
  </Ground>
);

const Ground = styled(Band)`
  overflow: visible;
  .form {
    grid-column: 1 / -1;
  }
  .form h2 {
    /* Up to the band's edge. */
    --reach: calc(88px + 0.55em);
    ${type.h2s}
    position: relative;
    margin-bottom: 32px;
  }
  ${media.belowLg} {
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
    }
  }
  ${media.xl} {
    .form {
      grid-column: 1 / 8;
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
