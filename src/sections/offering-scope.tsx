import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { offeringPath } from "../offering-path";
import { color, ease, media, space, time } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Grid, Inner } from "../ui/band";
import { TextLink } from "../ui/button";
import { Run, Stub } from "../ui/channel";
import { NumberedList } from "../ui/numbered-list";
import { Reveal } from "../ui/reveal";
import { SiteLink } from "../ui/site-link";

type OfferingScopeProps = {
  texts: Queries.OfferingScopeTextsFragment;
  offering: Queries.OfferingScopeFragment;
  siblings: readonly Queries.OfferingSiblingFragment[];
};

/** What one offering consists of, and what else its service offers. */
export function OfferingScope({ texts, offering: { features, service }, siblings }: OfferingScopeProps) {
  return (
    <Band>
      <Inner>
        <Run aria-hidden="true" />
        <Part>
          <h2>
            <Stub aria-hidden="true" />
            {texts.featuresHeading}
          </h2>
          <div className="list">
            <NumberedList items={features} />
          </div>
        </Part>
        <Part>
          <div className="heading">
            <h2>
              <Stub aria-hidden="true" />
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
                    <span>
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

const Siblings = styled.ul`
  li {
    border-top: 1px solid var(--rule);
  }
  li:last-child {
    border-bottom: 1px solid var(--rule);
  }
  a {
    ${type.index}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding-block: 22px;
    text-decoration: none;
    transition: color ${time.hover};
  }
  span {
    display: grid;
    place-items: center;
    flex: none;
    width: 48px;
    height: 48px;
    border: 1.5px solid var(--rule);
    border-radius: 50%;
    color: ${color.teal};
    transition:
      background-color ${time.hover},
      color ${time.hover},
      transform ${time.hover} ${ease.standard};
  }
  a:hover {
    color: ${color.teal};
  }
  a:hover span {
    background: ${color.teal};
    color: ${color.white};
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
