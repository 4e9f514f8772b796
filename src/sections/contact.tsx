import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { Confirmation } from "../enquiry/confirmation";
import { EnquiryForm } from "../enquiry/form";
import type { useSiteSettings } from "../hooks/use-site-settings";
import { media } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { Stub } from "../ui/channel";
import { ContactPanel } from "../ui/contact-panel";

type ContactProps = { page: Queries.ContactFragment; settings: ReturnType<typeof useSiteSettings> };

/** The form, and every other way to reach us. */
export const Contact = ({ page: { form, panel }, settings }: ContactProps) => (
  <Ground>
    <Inner>
      <Grid>
        <div className="form">
          <h2>
            <Stub aria-hidden="true" last />
            {form.heading}
          </h2>
          <Confirmation />
          <EnquiryForm place="contact" contact={settings.contact} />
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
    ${type.h2s}
    position: relative;
    margin-bottom: 32px;
  }
  /* Nothing clips the channel here, so it reaches no further than the band's edge. */
  .form h2 > span {
    --reach: calc(88px + 0.55em);
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
