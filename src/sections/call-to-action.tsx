import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { EnquiryForm } from "../enquiry/form";
import type { FormWords } from "../enquiry/words";
import type { useSiteSettings } from "../hooks/use-site-settings";
import { color, media, radius, shadow, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { Channel } from "../ui/channel";

type CallToActionProps = {
  service: Queries.CallToActionFragment;
  words: FormWords;
  settings: ReturnType<typeof useSiteSettings>;
};

/** The end of every service page: an invitation and the enquiry form, to which the channel leads. */
export const CallToAction = ({ service, words, settings }: CallToActionProps) => (
  <Band ground="sand">
    <Inner>
      <Line bend="end-start" />
      <Grid>
        <Copy>
          <h2>{service.callToAction.heading}</h2>
          <p>{service.callToAction.text}</p>
        </Copy>
        <Panel>
          <EnquiryForm place="service" words={words} settings={settings} service={service.slug} />
        </Panel>
      </Grid>
    </Inner>
  </Band>
);

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
  border-start-end-radius: ${radius.elbow.m};
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
    slug
    callToAction {
      heading
      text
    }
  }
`;
