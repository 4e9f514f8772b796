import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { EnquiryForm } from "../enquiry/form";
import type { useSiteSettings } from "../hooks/use-site-settings";
import { color, media, shadow, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";

type CallToActionProps = {
  service: Queries.CallToActionFragment;
  settings: ReturnType<typeof useSiteSettings>;
};

/** The end of every service page: an invitation, and the form in which to accept it. The channel leads there. */
export const CallToAction = ({ service, settings }: CallToActionProps) => (
  <Band ground="sand">
    <Inner>
      <Line aria-hidden="true" />
      <Grid>
        <Copy>
          <h2>{service.callToAction.heading}</h2>
          <p>{service.callToAction.text}</p>
        </Copy>
        <Panel>
          <EnquiryForm place="service" contact={settings.contact} />
        </Panel>
      </Grid>
    </Inner>
  </Band>
);

/** Down the gutter and along to the panel. */
const Line = styled.span`
  position: absolute;
  display: none;
  top: 0;
  bottom: calc(${space.section} + 72px);
  left: ${space.channel};
  width: calc((100% + ${space.gap}) / 2 + ${space.gutter} / 2);
  border: solid var(--channel);
  border-width: 0 0 2px 2px;
  border-bottom-left-radius: 32px;
  ${media.lg} {
    display: block;
  }
`;

const Copy = styled.div`
  grid-column: 1 / -1;
  margin-bottom: 48px;
  h2 {
    ${type.h2}
  }
  p {
    ${type.lead}
    text-wrap: balance;
    max-width: 30em;
    margin-top: 20px;
    color: var(--text2);
  }
  ${media.lg} {
    grid-column: 1 / 6;
    margin: 24px 0 160px;
  }
`;

const Panel = styled.div`
  position: relative;
  grid-column: 1 / -1;
  padding: 40px 24px;
  border-top-right-radius: 80px;
  background: ${color.white};
  box-shadow: ${shadow.panel};
  ${media.sm} {
    padding: 48px;
  }
  ${media.lg} {
    grid-column: 7 / -1;
  }
`;

export const fragment = graphql`
  fragment CallToAction on Service {
    callToAction {
      heading
      text
    }
  }
`;
