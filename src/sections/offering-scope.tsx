import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { offeringPath } from "../offering-path";
import { media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { TextLink } from "../ui/button";
import { Run, Stub } from "../ui/channel";
import { LargeLinks } from "../ui/large-links";
import { NumberedList } from "../ui/numbered-list";
import { Reveal } from "../ui/reveal";
import { SiteLink } from "../ui/site-link";

type OfferingScopeProps = {
  texts: Queries.OfferingScopeTextsFragment;
  offering: Queries.OfferingScopeFragment;
  siblings: readonly Queries.OfferingSiblingFragment[];
};

/** The features of an offering, and the other offerings of its service. */
export function OfferingScope({ texts, offering: { features, service }, siblings }: OfferingScopeProps) {
  return (
    <Band>
      <Inner>
        <Run />
        <Part>
          <h2>
            <Stub />
            {texts.featuresHeading}
          </h2>
          <div className="list">
            <NumberedList items={features} />
          </div>
        </Part>
        <Part>
          <div className="heading">
            <h2>
              <Stub />
              {texts.siblingsHeading.replace("{service}", service.shortName)}
            </h2>
            <TextLink to={`/services/${service.slug}`}>
              {texts.allLabel.replace("{service}", service.name)}
            </TextLink>
          </div>
          <Reveal className="list">
            <Siblings>
              {siblings.map(({ title }) => (
                <li key={title}>
                  <SiteLink to={offeringPath(title)}>
                    {title}
                    <span className="circle">
                      <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
                    </span>
                  </SiteLink>
                </li>
              ))}
            </Siblings>
          </Reveal>
        </Part>
      </Inner>
    </Band>
  );
}

const Part = styled(Grid)`
  & + & {
    margin-top: ${space.section};
  }
  > * {
    grid-column: 1 / -1;
  }
  h2 {
    ${type.h2s}
    position: relative;
    margin-bottom: 28px;
  }
  ${media.lg} {
    > h2,
    .heading {
      grid-column: 1 / 5;
    }
    .list {
      grid-column: 5 / -1;
    }
  }
  ${media.belowLg} {
    .heading {
      margin-bottom: 32px;
    }
  }
`;

const Siblings = styled(LargeLinks)`
  a {
    ${type.index}
  }
  .circle {
    color: var(--link);
  }
  a:hover .circle {
    transform: translateX(4px);
  }
`;

export const fragment = graphql`
  fragment OfferingScopeTexts on OfferingPage {
    featuresHeading
    siblingsHeading
    allLabel
  }
  fragment OfferingScope on Offering {
    features
    service {
      slug
      name
      shortName
    }
  }
  fragment OfferingSibling on Offering {
    title
  }
`;
