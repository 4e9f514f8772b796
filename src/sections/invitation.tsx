import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Arrow } from "../ui/arrow";
import { Band, Inner } from "../ui/band";
import { ButtonLink } from "../ui/button";
import { Landing } from "../ui/channel";
import { NoWrap } from "../ui/no-wrap";

/** The end of a page without a form: an invitation, and the button to which the channel leads. */
export const Invitation = ({ page: { callToAction } }: { page: Queries.InvitationFragment }) => (
  <Band ground="sand">
    <Inner>
      <Line />
      <Copy>
        <h2>{callToAction.heading}</h2>
        <p>
          <NoWrap text={callToAction.text} />
        </p>
        <ButtonLink to={callToAction.button.to}>
          {callToAction.button.label}
          <Arrow />
        </ButtonLink>
      </Copy>
    </Inner>
  </Band>
);

/** Down beside the text, and along to the middle of the button. */
const Line = styled(Landing)`
  inset-block: 0 calc(${space.section} + 26px);
  inset-inline-start: ${space.channel};
  ${media.lg} {
    width: calc(${space.gutter} / 2 - 10px);
  }
`;

const Copy = styled.div`
  h2 {
    ${type.h2}
  }
  p {
    ${type.lead}
    max-width: 30em;
    margin-block: 20px 36px;
    color: var(--text2);
    text-wrap: balance;
  }
`;

export const fragment = graphql`
  fragment Invitation on AboutPage {
    callToAction {
      heading
      text
      button {
        label
        to
      }
    }
  }
`;
