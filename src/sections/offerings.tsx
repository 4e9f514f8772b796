import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { media, space } from "../theme/tokens";
import { type } from "../theme/type";
import { Band, Inner } from "../ui/band";
import { Branch, Branches, Source } from "../ui/branches";
import { TextLink } from "../ui/button";
import { Run, Stub } from "../ui/channel";
import { OfferingCard } from "../ui/offering-card";
import { OfferingDialog } from "../ui/offering-dialog";
import { Reveal } from "../ui/reveal";

type OfferingsProps = {
  texts: Queries.OfferingsTextsFragment;
  services: readonly Queries.OfferingsServiceFragment[];
  offerings: readonly Queries.OfferingsItemFragment[];
};

/** The grid of what we offer: the channel splits into one branch for each service. */
export function Offerings({ texts, services, offerings }: OfferingsProps) {
  const { heading, intro, link } = texts.services;
  const branches = services.map(({ slug, shortName }) => ({
    name: shortName,
    items: offerings.filter(({ service }) => service.slug === slug),
  }));
  const tallest = Math.max(...branches.map(({ items }) => items.length));
  return (
    <Band>
      <Inner>
        <Run aria-hidden="true" />
        <Intro>
          <h2>{heading}</h2>
          <p>
            {intro} <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        </Intro>
        <Branches style={{ "--rows": tallest + 1, "--branches": branches.length } as CSSProperties}>
          <Source aria-hidden="true" />
          {branches.map(({ name, items }) => (
            <Branch key={name}>
              <h3>
                <Stub aria-hidden="true" className="stub" />
                {name}
              </h3>
              {items.map((offering) => (
                <OfferingCard key={offering.title} offering={offering} dialog={dialogId(offering)} />
              ))}
            </Branch>
          ))}
        </Branches>
        {offerings.map((offering) => (
          <OfferingDialog
            key={offering.title}
            id={dialogId(offering)}
            offering={offering}
            words={texts.offeringDialog}
          />
        ))}
      </Inner>
    </Band>
  );
}

const dialogId = ({ position }: { position: number }): string => `offering-${position}`;

const Intro = styled(Reveal)`
  h2 {
    ${type.h2}
  }
  p {
    ${type.lead}
    margin-top: 16px;
    color: var(--text2);
  }
  a {
    display: block;
    width: fit-content;
    margin-top: 12px;
    white-space: nowrap;
  }
  ${media.sm} {
    a {
      display: inline;
    }
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space.gap};
    align-items: end;
    h2 {
      grid-column: 1 / 8;
    }
    p {
      grid-column: 8 / -1;
      margin: 0;
    }
    a {
      display: block;
      margin-top: 4px;
    }
  }
`;

export const fragment = graphql`
  fragment OfferingsTexts on HomePage {
    services {
      heading
      intro
      link {
        label
        to
      }
    }
    offeringDialog {
      featuresHeading
      learnMore
      close
    }
  }
  fragment OfferingsService on Service {
    slug
    shortName
  }
  fragment OfferingsItem on Offering {
    title
    description
    features
    position
    icon {
      body
    }
    service {
      slug
    }
  }
`;
